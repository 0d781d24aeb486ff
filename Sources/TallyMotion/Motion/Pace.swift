/// How much of their ways motions have covered that began together and go alike: asked once for all of them.
package struct Pace: Sendable {
    private let spec: MotionSpec
    private let course: Course
    private let start: Double
    private let end: Double

    private enum Course: Sendable {
        case base(BaseTiming)
        case delayed(DelayedTiming)
        case retimed(Retiming)
    }

    /// - Parameter motion: One that has a pace.
    package init<Value>(_ motion: Motion<Value>) {
        switch motion.newest.course {
        case .delayed(let timing): course = .delayed(timing)
        case .retimed(let retiming): course = .retimed(retiming)
        case .base(let timing): course = .base(timing)
        case .merged, .custom: preconditionFailure("The motion has no pace.")
        }
        (spec, start, end) = (motion.newest.spec, motion.newest.start, motion.newest.end)
    }

    /// Returns whether a motion with a pace, that begins and ends when this one does, has this one: it shows the same share of its way
    /// at every time.
    @inline(__always) fileprivate func isThat<Value>(of newest: MotionLink<Value>) -> Bool { newest.spec == spec }

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
    /// Whether the value is a share of one way, `start + (target - start) · progress` of a pace. It is more where it took over a velocity,
    /// goes over something that is still under way, was made elsewhere, or never ends.
    package var hasPace: Bool {
        @_specialize(where Value == Vector4)
        get {
            guard older.isEmpty, newest.custom == nil, newest.end < .infinity else { return false }
            switch newest.course {
            case .base(.custom), .merged, .custom: return false
            case .base, .delayed, .retimed: return true
            }
        }
    }

    /// The times at which the newest animation begins and ends.
    package var span: (start: Double, end: Double) {
        @_specialize(where Value == Vector4)
        get { (newest.start, newest.end) }
    }

    /// Returns whether a motion that has a pace, and the pace's span, has this one.
    @_specialize(where Value == Vector4)
    package func goes(at pace: Pace) -> Bool { pace.isThat(of: newest) }

    /// What was shown without any of the links.
    package var start: Value {
        @_specialize(where Value == Vector4)
        get { origin }
    }
}
