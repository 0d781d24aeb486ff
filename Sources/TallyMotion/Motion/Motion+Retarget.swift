extension Motion {
    /// Changes the target while moving.
    ///
    /// - An equal target changes nothing.
    /// - Without a spec what runs goes on to its own end, displaced by the difference.
    /// - A fluid spring without modifiers starts at the shown value with the velocity of the spring before it; blending,
    ///   if asked for, starts at that spring's response.
    /// - Every other animation combines: it leads from what would be shown without it, which goes on by itself.
    ///
    /// The value never jumps, except by the displacement. Times before the last change have no meaning afterwards.
    ///
    /// - Parameter update: in which the target is changed. A second change in the same one takes the place of the first, which
    ///   nobody has seen: layout may find a place in several steps. Nil: in one of its own.
    @_specialize(where Value == Vector4)
    @_specialize(where Value == Vector8)
    @_specialize(where Value == Double)
    package mutating func retarget(to target: Value, spec: MotionSpec?, at time: Double, in update: Int? = nil) {
        if target == newest.target { return }
        defer { self.update = update }
        guard let spec else {
            displace(by: target - newest.target)
            return
        }
        let takesPlace = update != nil && update == self.update && newest.start == time && newest.custom == nil
        if !takesPlace, time >= newest.end {
            self = Motion(from: newest.target, to: target, spec: spec, at: time)
            return
        }
        if takesPlace, older.isEmpty, case .base = newest.course {
            self = Motion(from: origin, to: target, spec: spec, at: time)
            return
        }
        if let spring = spec.bareFluidSpring {
            merge(spring, spec, to: target, at: time)
        } else if spec.customBase == nil || !takeOver(spec, to: target, at: time) {
            combine(spec, to: target, at: time, inPlaceOfNewest: takesPlace)
        }
    }

    private mutating func displace(by distance: Value) {
        origin += distance
        for index in older.indices { older[index].displace(by: distance) }
        newest.displace(by: distance)
    }

    private mutating func merge(_ spring: FluidSpring, _ spec: MotionSpec, to target: Value, at time: Double) {
        let shown = value(at: time)
        let velocity = handedVelocity(at: time)
        newest = MotionLink(
            spec, merging: spring, from: shown, velocity: velocity,
            previousResponse: newest.fluidResponse(at: time), to: target, at: time)
        origin = shown
        older.removeAll()
    }

    /// Lets a bare custom animation take over the state and the clock of the newest link, if it wants to.
    private mutating func takeOver(_ spec: MotionSpec, to target: Value, at time: Double) -> Bool {
        guard spec.modifiers.isEmpty, let motion = spec.customBase else { return false }
        var old = origin
        for index in older.indices {
            old =
                older[index].custom == nil
                ? older[index].value(over: old, at: time) : older[index].customValue(over: old, at: time)
        }
        var context = newest.custom?.context ?? MotionContext()
        let elapsed = newest.elapsed(at: time)
        guard
            motion.shouldMerge(
                previous: newest.spec, value: target - old, time: elapsed, context: &context)
        else { return false }
        let start = newest.start
        newest = MotionLink(spec, from: old, to: target, at: start)
        newest.custom?.context = context
        return true
    }

    /// Keeps what is still heard: links before one that is over are not.
    private mutating func combine(
        _ spec: MotionSpec, to target: Value, at time: Double, inPlaceOfNewest takesPlace: Bool
    ) {
        let shown = value(at: time)
        if !takesPlace { older.append(newest) }
        if let over = older.lastIndex(where: { time >= $0.end }) {
            origin = older[over].target
            older.removeSubrange(...over)
        }
        newest = MotionLink(spec, from: shown, to: target, at: time)
    }
}
