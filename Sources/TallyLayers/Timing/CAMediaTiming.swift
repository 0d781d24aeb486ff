/// A time or a length of time in seconds.
public typealias CFTimeInterval = Double

/// What places something in its parent's time, and how often and how fast it runs there.
///
/// Local time = (parent's time - `beginTime`) · `speed` + `timeOffset`.
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds of the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one way, in local time; an animation's 0 becomes the transaction's.
    var duration: CFTimeInterval { get set }
    /// Local seconds per second of the parent; 0 holds still, a negative speed runs backward.
    var speed: Float { get set }
    /// Seconds added to the local time.
    var timeOffset: CFTimeInterval { get set }
    /// How many cycles, fractions included; 0 and below count as one. `.infinity` and `.greatestFiniteMagnitude` never end.
    var repeatCount: Float { get set }
    /// Seconds for which cycles follow one another, if above 0; then `repeatCount` does not count.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle also runs back, which makes it twice as long.
    var autoreverses: Bool { get set }
    /// What shows before the begin and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}
