public import Foundation

/// A pace: the cubic Bézier curve from (0, 0) to (1, 1) with two control points.
///
/// The x of a control point is held to 0…1; y may leave it, and the pace then overshoots. What is not finite counts as on
/// the straight line.
open class CAMediaTimingFunction: NSObject {
    private let points: (x1: Float, y1: Float, x2: Float, y2: Float)
    /// The pace as a function of progress.
    package let curve: TimingCurve

    /// The pace of a name; one that is none of `CAMediaTimingFunctionName` is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = (c1x, c1y, c2x, c2y)
        curve = TimingCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
        super.init()
    }

    /// Writes x and y of one of the four points, ends included, to the two places at `ptr`; for another index nothing.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        switch idx {
        case 0: (ptr[0], ptr[1]) = (0, 0)
        case 1: (ptr[0], ptr[1]) = (points.x1, points.y1)
        case 2: (ptr[0], ptr[1]) = (points.x2, points.y2)
        case 3: (ptr[0], ptr[1]) = (1, 1)
        default: break
        }
    }

    /// True if progress passes through it unchanged.
    package var isLinear: Bool { points.x1 == points.y1 && points.x2 == points.y2 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return points == other.points
    }

    open override var hash: Int {
        var hasher = Hasher()
        for value in [points.x1, points.y1, points.x2, points.y2] { hasher.combine(value) }
        return hasher.finalize()
    }
}
