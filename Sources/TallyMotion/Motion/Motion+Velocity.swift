extension Motion {
    /// Starts to move with a velocity, in units per second; only a fluid spring without modifiers goes on with it.
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector8)
    @_specialize(where Value == Double)
    package init(
        from: Value, to: Value, spec: MotionSpec, at time: Double, velocity: Value, in update: Int? = nil
    ) {
        self.init(from: from, to: to, spec: spec, at: time, in: update)
        guard velocity != .zero, let spring = spec.bareFluidSpring else { return }
        newest = MotionLink(
            spec, merging: spring, from: from, velocity: velocity, previousResponse: nil, to: to, at: time)
    }

    /// Changes the target of something that has, beside its own motion, been moved by hand with a velocity.
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector8)
    @_specialize(where Value == Double)
    package mutating func retarget(
        to target: Value, spec: MotionSpec, at time: Double, adding velocity: Value, in update: Int? = nil
    ) {
        guard velocity != .zero, target != newest.target, let spring = spec.bareFluidSpring else {
            return retarget(to: target, spec: spec, at: time, in: update)
        }
        let shown = value(at: time)
        let whole = time >= newest.end ? velocity : handedVelocity(at: time) + velocity
        newest = MotionLink(
            spec, merging: spring, from: shown, velocity: whole, previousResponse: newest.fluidResponse(at: time),
            to: target, at: time)
        origin = shown
        older.removeAll()
    }
}
