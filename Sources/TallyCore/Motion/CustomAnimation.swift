import Foundation

/// An animation of your own.
///
/// It is given the difference to cover and answers how much of it is done, in ascending order of time. One type's
/// values stand for the same animation if they are equal.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns how much of `value` is done `time` seconds after the start; nil once the animation is over.
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic

    /// Returns the velocity in units per second at `time`, for a spring that takes over; nil if there is none.
    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic

    /// Returns true to take over the state and the clock of the animation it interrupts; false to blend from it.
    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
    public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic {
        nil
    }

    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        false
    }
}
