import Foundation
import TallyScene

extension Path {
    /// Returns the part between two fractions of the whole length; subpaths count in their order.
    ///
    /// Exact to a hundredth of a point. Fractions are held within 0...1, NaN counts as 0; `from` at or after `to`
    /// gives an empty path.
    ///
    /// - Complexity: O(elements).
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        func clamped(_ fraction: CGFloat) -> Double { fraction > 0 ? Swift.min(Double(fraction), 1) : 0 }
        let (from, to) = (clamped(from), clamped(to))
        if from >= to { return Path() }
        if from == 0 && to == 1 { return self }
        let subpaths = outline.subpaths
        let lengths = subpaths.map { $0.pieces.map { $0.length() } }
        let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
        let (first, last) = (from * total, to * total)
        var result = PathOutline()
        var passed = 0.0
        for (subpath, lengths) in zip(subpaths, lengths) {
            var isBegun = false
            let end = passed + lengths.reduce(0, +)
            if first <= passed && last >= end && end > passed {
                subpath.append(to: &result)
                passed = end
                continue
            }
            for (piece, length) in zip(subpath.pieces, lengths) where length > 0 {
                defer { passed += length }
                let low = Swift.max(first - passed, 0)
                let high = Swift.min(last - passed, length)
                if low >= high { continue }
                let part = piece.part(
                    from: piece.parameter(atLength: low, of: length),
                    to: piece.parameter(atLength: high, of: length))
                if !isBegun { result.move(to: part.start) }
                isBegun = true
                part.append(to: &result)
            }
        }
        return Path(storage: .outline(result))
    }
}

extension Subpath {
    /// Appends the subpath as it was.
    func append(to outline: inout PathOutline) {
        outline.move(to: start)
        for piece in pieces {
            if piece.kind == .closing { outline.close() } else { piece.append(to: &outline) }
        }
    }
}

extension CurvePiece {
    func append(to outline: inout PathOutline) {
        if isLine {
            outline.line(to: end)
        } else {
            outline.curve(to: end, control1: control1, control2: control2)
        }
    }
}
