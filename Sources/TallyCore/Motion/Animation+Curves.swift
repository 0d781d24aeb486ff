import TallyMotion

extension Animation {
    /// Seconds a curve takes if nobody says otherwise.
    private static var curveDuration: Double { 0.35 }

    /// An animation at constant speed for 0.35 seconds.
    public static var linear: Animation { linear(duration: curveDuration) }

    /// Returns an animation at constant speed for `duration` seconds; 0 or less, or not a number, is over at once.
    ///
    /// An infinite duration holds the value where it was, and does not complete. What it interrupts goes on below it and is
    /// blended away.
    public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }

    /// Starts slowly; takes 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: curveDuration) }

    /// Starts slowly; takes `duration` seconds, 0 or less is over at once.
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// Ends slowly; takes 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: curveDuration) }

    /// Ends slowly; takes `duration` seconds, 0 or less is over at once.
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// Starts and ends slowly; takes 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

    /// Starts and ends slowly; takes `duration` seconds, 0 or less is over at once.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Follows a cubic Bézier curve by its two control points; the first coordinates are held within 0...1.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        timingCurve(UnitCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
    }

    /// Follows a curve for `duration` seconds; 0 or less, or not a number, is over at once.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(spec: .curve(curve, duration: duration))
    }
}
