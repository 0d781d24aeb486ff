extension Spring {
    /// Returns where the spring is, `time` seconds after it left zero towards the target.
    ///
    /// - Parameter initialVelocity: Units per second, towards larger values.
    @inlinable
    public func value<V>(target: V, initialVelocity: V = .zero, time: Double) -> V where V: VectorArithmetic {
        let shares = covered(at: time)
        return target.scaled(by: shares.distance) + initialVelocity.scaled(by: shares.velocity)
    }

    /// Returns the velocity in units per second, `time` seconds after the spring left zero towards the target.
    ///
    /// Of an over-damped spring it is too large by the target, as in SwiftUI.
    @inlinable
    public func velocity<V>(target: V, initialVelocity: V = .zero, time: Double) -> V where V: VectorArithmetic {
        let shares = slope(at: time)
        // Measured on SwiftUI; kept so that the same code computes the same numbers.
        let excess = angularFrequency < 0 ? 1.0 : 0.0
        return target.scaled(by: shares.distance + excess) + initialVelocity.scaled(by: shares.velocity)
    }

    /// Moves a value and its velocity on by `deltaTime` seconds.
    ///
    /// The step is exact however long it is, except that an over-damped spring's velocity carries the excess described
    /// at `velocity(target:initialVelocity:time:)` into the next step.
    @inlinable
    public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: Double) where V: VectorArithmetic {
        let distance = target - value
        let start = velocity
        value += self.value(target: distance, initialVelocity: start, time: deltaTime)
        velocity = self.velocity(target: distance, initialVelocity: start, time: deltaTime)
    }

    /// Returns the force on the mass: stiffness times what is missing, less damping times velocity.
    @inlinable
    public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
        (target - position).scaled(by: stiffnessPerMass * mass) - velocity.scaled(by: damping)
    }
}
