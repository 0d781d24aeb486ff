/// The numbers of a `CAMediaTiming` at one moment; all of its arithmetic is here.
package struct MediaTiming: Equatable, Sendable {
    package var beginTime = 0.0
    package var duration = 0.0
    package var speed = 1.0
    package var timeOffset = 0.0
    package var repeatCount = 0.0
    package var repeatDuration = 0.0
    package var autoreverses = false
    package var fillsBackwards = false
    package var fillsForwards = false

    package init() {}

    package init(_ source: some CAMediaTiming) {
        beginTime = source.beginTime
        duration = source.duration
        speed = Double(source.speed)
        timeOffset = source.timeOffset
        repeatCount = Double(source.repeatCount)
        repeatDuration = source.repeatDuration
        autoreverses = source.autoreverses
        let mode = source.fillMode
        fillsBackwards = mode == .backwards || mode == .both
        fillsForwards = mode == .forwards || mode == .both
    }

    /// False if a number is not finite where it must be: such an animation has no effect and ends at once, unfinished.
    ///
    /// Only the two repeats may be infinite.
    package var isValid: Bool {
        beginTime.isFinite && duration.isFinite && speed.isFinite && timeOffset.isFinite && !repeatCount.isNaN
            && !repeatDuration.isNaN
    }

    /// Local seconds of one cycle: there, and back again if it reverses. A negative duration counts as 0.
    package var cycle: Double { Swift.max(duration, 0) * (autoreverses ? 2 : 1) }

    /// How many cycles are run, fractions included; infinite for ever.
    var cycles: Double {
        if repeatDuration > 0 { return cycle > 0 ? Self.count(repeatDuration / cycle, of: repeatDuration) : 1 }
        return repeatCount > 0 ? Self.count(repeatCount, of: repeatCount) : 1
    }

    /// Local seconds for which it is active; infinite for ever.
    package var activeDuration: Double {
        if repeatDuration > 0 { return Self.count(repeatDuration, of: repeatDuration) }
        return cycles == .infinity ? (cycle > 0 ? .infinity : 0) : cycle * cycles
    }

    /// What is written as the largest number of a type means for ever.
    private static func count(_ value: Double, of written: Double) -> Double {
        written >= Double(Float.greatestFiniteMagnitude) ? .infinity : value
    }
}
