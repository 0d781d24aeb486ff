/// One animated attribute under way: its value and velocity as functions of time.
///
/// Times are absolute, in seconds, on any clock; the motion starts at the time it is made with. Unless an animation made
/// elsewhere takes part, times may be asked for in any order. Before the start it shows the start; NaN counts as before.
/// Nothing is allocated by asking. A change over a distance that is not finite, or whose square is not, is a jump.
package struct Motion<Value: VectorArithmetic> {
    /// What would be shown without any of the links.
    var origin: Value

    /// Animations that still sound through a newer one that combines with them; the oldest first.
    var older: [MotionLink<Value>] = []

    /// The newest animation; when it is over, all is.
    var newest: MotionLink<Value>

    /// The update in which that was begun; nil: one of its own.
    var update: Int?

    /// Starts to move.
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector8)
    @_specialize(where Value == Double)
    package init(from: Value, to: Value, spec: MotionSpec, at time: Double, in update: Int? = nil) {
        origin = from
        self.update = update
        newest = MotionLink(spec, from: from, to: to, at: time)
    }

    /// Where it will come to rest: the model's value.
    package var target: Value {
        @_specialize(where Value == Vector4)
        @_specialize(where Value == Vector8)
        @_specialize(where Value == Double)
        get { newest.target }
    }

    /// Returns the value to show at a time.
    ///
    /// - Complexity: O(number of animations still combined); 1 after a spring or a first change.
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector8)
    @_specialize(where Value == Double)
    package mutating func value(at time: Double) -> Value {
        if older.isEmpty {
            if newest.custom != nil { return newest.customValue(over: origin, at: time) }
            return newest.value(over: origin, at: time)
        }
        return chainValue(at: time)
    }

    /// Returns the velocity in units per second at a time: the slope of what is shown; 0 once over, and where a curve
    /// is upright.
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector8)
    @_specialize(where Value == Double)
    package mutating func velocity(at time: Double) -> Value {
        walk(at: time) { $0.slope(over: $1, moving: $2, at: time) }
    }

    /// Returns the velocity that a fluid spring takes over; 0 from the curves and springs that do not hand theirs on.
    mutating func handedVelocity(at time: Double) -> Value {
        walk(at: time) { $0.handedVelocity(over: $1, moving: $2, at: time) }
    }

    private mutating func walk(
        at time: Double, _ slope: (MotionLink<Value>, Value, Value) -> Value
    ) -> Value {
        var value = origin
        var velocity = Value.zero
        guard hasCustom else {
            // Reading in place: an access by index for writing would copy the array first.
            older.withUnsafeBufferPointer { links in
                for index in links.indices {
                    velocity = slope(links[index], value, velocity)
                    value = links[index].value(over: value, at: time)
                }
            }
            return slope(newest, value, velocity)
        }
        for index in older.indices {
            velocity = slope(older[index], value, velocity)
            value = show(&older[index], over: value, at: time)
        }
        return slope(newest, value, velocity)
    }

    private var hasCustom: Bool {
        newest.custom != nil || older.contains { $0.custom != nil }
    }

    private mutating func chainValue(at time: Double) -> Value {
        var value = origin
        if hasCustom {
            for index in older.indices { value = show(&older[index], over: value, at: time) }
            return show(&newest, over: value, at: time)
        }
        older.withUnsafeBufferPointer { links in
            for index in links.indices { value = links[index].value(over: value, at: time) }
        }
        return newest.value(over: value, at: time)
    }

    private func show(_ link: inout MotionLink<Value>, over old: Value, at time: Double) -> Value {
        link.custom == nil ? link.value(over: old, at: time) : link.customValue(over: old, at: time)
    }
}
