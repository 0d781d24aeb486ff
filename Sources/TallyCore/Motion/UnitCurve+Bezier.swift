import Foundation

extension UnitCurve {
    /// Returns a cubic Bézier curve from (0, 0) to (1, 1); the control points' x is held within 0...1, y is free.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
    }
}
