import Foundation

extension Spring {
    /// Returns the value at `time` seconds on the way between two values; the velocity is in units per second.
    public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
    where V: Animatable {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity at `time` seconds on the way between two values, in units per second.
    public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
    where V: Animatable {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the spring's force at a place and velocity, for a mass as the spring's.
    public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Returns the seconds until the value stays within `epsilon` units of its target.
    public func settlingDuration<V>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval
    where V: Animatable {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
