import Foundation
import TallyMotion

/// One of the built-in animations, asked as a custom one is.
///
/// The motion stands in the context's state, so that what takes over another goes on from there: a spring with the
/// velocity it had, anything else blending as it would by itself.
struct MotionAnimation: CustomAnimation {
    private struct Key<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Motion<V>? { nil }
    }

    let spec: MotionSpec

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        var motion = motion(to: value, context)
        motion.provide(environment: context.motion.environment)
        let done = motion.value(at: time)
        context.state[Key<V>.self] = motion
        if let complete = motion.logicalCompletionTime, time >= complete { context.isLogicallyComplete = true }
        return motion.isOver(at: time) ? nil : done
    }

    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
        var motion = motion(to: value, context)
        return motion.isOver(at: time) ? nil : motion.velocity(at: time)
    }

    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        guard var motion = context.state[Key<V>.self] else { return false }
        motion.retarget(to: value, spec: spec, at: time)
        context.state[Key<V>.self] = motion
        context.isLogicallyComplete = false
        return true
    }

    private func motion<V>(to value: V, _ context: AnimationContext<V>) -> Motion<V> {
        if let motion = context.state[Key<V>.self], motion.target == value { return motion }
        return Motion(from: .zero, to: value, spec: spec, at: 0)
    }
}

extension Animation {
    /// The animation as a custom one: your own if it was made from one and has no modifiers.
    public var base: any CustomAnimation {
        if spec.modifiers.isEmpty, let motion = spec.customBase as? any CustomAnimationBox { return motion.animation }
        return MotionAnimation(spec: spec)
    }

    /// Returns how much of `value` is done `time` seconds after the start; nil once the animation is over.
    public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity in units per second at `time`; nil once the animation is over.
    public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns true if this animation takes over the state and the clock of the one it interrupts.
    ///
    /// A built-in one does where the context has the state of another; it then goes on from the shown value.
    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

/// Gives back the custom animation inside, whatever its type.
protocol CustomAnimationBox {
    var animation: any CustomAnimation { get }
}

extension CustomAnimationMotion: CustomAnimationBox {
    var animation: any CustomAnimation { base }
}
