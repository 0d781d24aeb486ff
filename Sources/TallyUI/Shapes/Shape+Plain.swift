import Foundation
import TallyCore
import TallyScene

extension Shape {
    /// What frames call the shape.
    static var kind: StaticString {
        if Self.self == Rectangle.self { return "rectangle" }
        if Self.self == Circle.self { return "circle" }
        if Self.self == Ellipse.self { return "ellipse" }
        if Self.self == Capsule.self { return "capsule" }
        if Self.self == RoundedRectangle.self { return "roundedRectangle" }
        return "path"
    }

    /// Returns the shape as a rectangle with circular corners, if it is one: it then costs no path.
    func plainRect(in bounds: CGRect) -> (rect: Rect, radius: Double)? {
        let rect = Rect(
            x: bounds.minX, y: bounds.minY, width: bounds.size.width.sanitizedExtent,
            height: bounds.size.height.sanitizedExtent)
        if Self.self == Rectangle.self { return (rect, 0) }
        if Self.self == Circle.self {
            let radius = Swift.min(rect.width, rect.height) / 2
            return (
                Rect(
                    minX: rect.midX - radius, minY: rect.midY - radius, maxX: rect.midX + radius,
                    maxY: rect.midY + radius),
                radius
            )
        }
        return nil
    }
}
