extension Motion {
    /// Returns true once the target is shown for good. A custom animation knows only after its value was asked for.
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector8)
    @_specialize(where Value == Double)
    package mutating func isOver(at time: Double) -> Bool { time >= newest.end }

    /// The absolute time at which the motion is over; nil: never, or not yet known of a custom animation.
    package var removalTime: Double? {
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector8)
        @_specialize(where Value == Double)
        get { newest.end < .infinity ? newest.end : nil }
    }

    /// The absolute time at which the newest animation counts as complete, never after `removalTime`; nil: never, or not
    /// yet known of a custom animation.
    package var logicalCompletionTime: Double? {
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector8)
        @_specialize(where Value == Double)
        get { newest.logicalEnd < .infinity ? newest.logicalEnd : nil }
    }

    /// True while only asking for values can tell when the motion ends.
    package var hasUnknownEnd: Bool {
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector8)
        @_specialize(where Value == Double)
        get { newest.custom != nil && newest.end == .infinity }
    }

    /// Hands the surroundings to the custom animations that take part; nothing for others.
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector8)
    @_specialize(where Value == Double)
    package mutating func provide(environment: Any?) {
        for index in older.indices where older[index].custom != nil {
            older[index].ownRun()?.context.environment = environment
        }
        if newest.custom != nil { newest.ownRun()?.context.environment = environment }
    }
}
