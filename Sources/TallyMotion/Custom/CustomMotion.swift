/// An animation whose values are computed by someone else.
package protocol CustomMotion: Hashable, Sendable {
    /// Returns how much of `value` is done at `time` seconds; nil once it is over.
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout MotionContext<V>) -> V?

    /// Returns the velocity in units per second at `time`, for a spring that takes over; nil: none.
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: MotionContext<V>) -> V?

    /// Returns whether this animation takes over the state and the clock of `previous` on its way to `value`.
    func shouldMerge<V: VectorArithmetic>(
        previous: MotionSpec, value: V, time: Double, context: inout MotionContext<V>
    ) -> Bool
}

extension CustomMotion {
    package func velocity<V: VectorArithmetic>(value: V, time: Double, context: MotionContext<V>) -> V? { nil }

    package func shouldMerge<V: VectorArithmetic>(
        previous: MotionSpec, value: V, time: Double, context: inout MotionContext<V>
    ) -> Bool { false }
}
