/// How much of their ways motions have covered that began together and go alike: asked once for all of them.
///
/// Two are equal where the motions show the same share of their ways at every time.
package struct Pace: Equatable, Sendable {
    private let spec: MotionSpec
    private let course: Course
    private let start: Double
    private let end: Double

    private enum Course: Sendable {
        case base(BaseTiming)
        case delayed(DelayedTiming)
        case retimed(Retiming)
    }

    package static func == (a: Pace, b: Pace) -> Bool {
        a.start == b.start && a.end == b.end && a.spec == b.spec
    }

    /// Nil where a value is more than a share of one way: where it took over a velocity, goes over something that is still under way,
    /// was made elsewhere, or never ends.
    init?<Value>(_ motion: Motion<Value>) {
        guard motion.older.isEmpty, motion.newest.custom == nil, motion.newest.end < .infinity else { return nil }
        switch motion.newest.course {
        case .base(.custom), .merged, .custom: return nil
        case .base(let timing): course = .base(timing)
        case .delayed(let timing): course = .delayed(timing)
        case .retimed(let retiming): course = .retimed(retiming)
        }
        (spec, start, end) = (motion.newest.spec, motion.newest.start, motion.newest.end)
    }

    /// Returns the part of the way covered at a time on the motions' clock: 1 from their end on.
    package func progress(at time: Double) -> Double {
        if time >= end { return 1 }
        let elapsed = time > start ? time - start : 0
        switch course {
        case .base(let timing): return timing.progress(at: elapsed)
        case .delayed(let timing): return timing.progress(at: elapsed)
        case .retimed(let retiming): return retiming.progress(at: elapsed)
        }
    }
}

extension Motion {
    /// The pace at which the way from `start` to `target` is covered: `start + (target - start) · progress` is shown. Nil where
    /// there is more to it.
    package var pace: Pace? {
        @_specialize(where Value == Vector4)
        get { Pace(self) }
    }

    /// What was shown without any of the links.
    package var start: Value {
        @_specialize(where Value == Vector4)
        get { origin }
    }
}
