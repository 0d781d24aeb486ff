import Foundation
import TallyScene

extension Path {
    /// The smallest rectangle around all points of the path, control points not counted. Null if it is empty.
    public var boundingRect: CGRect {
        switch storage {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return CGRect(rect)
        case .outline(let outline):
            if outline.outline.isEmpty { return .null }
            var box = Rect.null
            for subpath in outline.outline.subpaths {
                box.include(subpath.start)
                for piece in subpath.pieces { piece.extend(&box) }
            }
            return CGRect(box)
        }
    }
}

extension Rect {
    mutating func include(_ p: Point) {
        self = Rect(
            minX: Swift.min(minX, p.x), minY: Swift.min(minY, p.y), maxX: Swift.max(maxX, p.x),
            maxY: Swift.max(maxY, p.y))
    }
}

extension CurvePiece {
    /// Adds the end and the points where the curve turns back on an axis.
    fileprivate func extend(_ box: inout Rect) {
        box.include(end)
        if isLine || (box.reaches(control1) && box.reaches(control2)) { return }
        for t in Self.turns(start.x, control1.x, control2.x, end.x) { box.include(point(at: t)) }
        for t in Self.turns(start.y, control1.y, control2.y, end.y) { box.include(point(at: t)) }
    }

    /// Parameters strictly within 0...1 at which one coordinate of a cubic stands still.
    private static func turns(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
        let a = s - p + 3 * (q - r)
        let b = 2 * (p - 2 * q + r)
        let c = q - p
        var roots: [Double] = []
        if abs(a) < 1e-12 * (abs(b) + abs(c)) {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                // The stable form: no difference of nearly equal numbers.
                let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
                roots = [sum / a]
                if sum != 0 { roots.append(c / sum) }
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

extension Rect {
    fileprivate func reaches(_ p: Point) -> Bool { p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY }
}
