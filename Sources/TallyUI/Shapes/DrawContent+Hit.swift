import TallyCore
import TallyScene

extension DrawContent {
    /// Returns whether what a shape has drawn covers a point of its segment. A filled one does where it is filled, a
    /// stroked one where its line or a dash of it is, and neither where its paint is clear altogether.
    func shapeCovers(_ point: Point) -> Bool {
        switch self {
        case .roundedRect(let rect, let radius, let paint):
            !paint.isClear && rect.contains(point) && rect.isInsideCorners(point, radius: radius)
        case .fill(let outline, let paint, let isEvenOdd):
            !paint.isClear && outline.covers(point, evenOdd: isEvenOdd)
        case .stroke(let outline, let paint, let stroke): !paint.isClear && outline.strokeCovers(point, stroke)
        case .nothing, .text, .image: false
        }
    }
}

extension Paint {
    /// True if nothing of it can be seen anywhere.
    fileprivate var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            stops.allSatisfy { $0.color.alpha <= 0 }
        case .material(let material): material.opacity <= 0
        case .tiles(let tiles): tiles.opacity <= 0
        case .mesh(let mesh): mesh.background.alpha <= 0 && mesh.nodes.allSatisfy { $0.color.alpha <= 0 }
        }
    }
}

extension Rect {
    /// Returns true unless the point is cut off by a corner of this radius.
    fileprivate func isInsideCorners(_ point: Point, radius: Double) -> Bool {
        let x = Swift.max(minX + radius - point.x, point.x - (maxX - radius), 0)
        let y = Swift.max(minY + radius - point.y, point.y - (maxY - radius), 0)
        return x * x + y * y <= radius * radius
    }
}

extension Outline {
    /// Returns whether a line along the outline covers the point, its joins, caps and dashes as they are drawn.
    ///
    /// - Complexity: O(elements), and what comes near the point is outlined.
    func strokeCovers(_ point: Point, _ stroke: Stroke) -> Bool {
        guard point.isFinite, stroke.width > 0, controlBounds.insetBy(-stroke.reach).contains(point) else {
            return false
        }
        return stroked(stroke, near: point).winding(around: point) != 0
    }
}
