/// A function from progress to progress, both 0 at the start and 1 at the end: the pace of a timed animation.
///
/// Progress in is held to 0…1 (NaN counts as 0). What comes out may leave 0…1 where a control point does.
public struct UnitCurve: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case circularIn
        case circularOut
        case circularInOut
        case circularOutIn
    }

    let shape: Shape

    init(_ shape: Shape) {
        self.shape = shape
    }

    /// The cubic Bézier curve from (0, 0) to (1, 1) with the given control points.
    ///
    /// Each x is held to 0…1 when the curve is used, so that there is one y per x; each y is free. A coordinate that is
    /// not finite is replaced by the one that belongs to the straight line.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        shape = .bezier(
            x1: x1.isFinite ? x1 : 0, y1: y1.isFinite ? y1 : 0, x2: x2.isFinite ? x2 : 1, y2: y2.isFinite ? y2 : 1)
    }

    /// Starts and ends slowly.
    public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// Starts and ends slowly; the older name of `easeInOut`.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// Starts slowly and ends at full speed.
    public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)

    /// Starts at full speed and ends slowly.
    public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)

    /// Keeps one speed all the way.
    public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)

    /// Follows a quarter circle that starts flat and ends upright.
    public static let circularEaseIn = UnitCurve(.circularIn)

    /// Follows a quarter circle that starts upright and ends flat.
    public static let circularEaseOut = UnitCurve(.circularOut)

    /// Follows two quarter circles of half the size, flat at both ends and upright in the middle.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The curve with x and y exchanged.
    ///
    /// It undoes this curve only if that never leaves 0…1. The circular curves of in and out are each other's inverse;
    /// `easeIn.inverse` is not `easeOut`.
    public var inverse: UnitCurve {
        switch shape {
        case .bezier(let x1, let y1, let x2, let y2): UnitCurve(x1: y1, y1: x1, x2: y2, y2: x2)
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .circularInOut: UnitCurve(.circularOutIn)
        case .circularOutIn: .circularEaseInOut
        }
    }
}
