import Foundation
import TallyMotion

/// A custom animation as the engine asks it.
struct CustomAnimationMotion<Base>: CustomMotion where Base: CustomAnimation {
    let base: Base

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout MotionContext<V>) -> V? {
        var outer = AnimationContext(context)
        defer { context = outer.motion }
        return base.animate(value: value, time: time, context: &outer)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: MotionContext<V>) -> V? {
        base.velocity(value: value, time: time, context: AnimationContext(context))
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: MotionSpec, value: V, time: Double, context: inout MotionContext<V>
    ) -> Bool {
        var outer = AnimationContext(context)
        defer { context = outer.motion }
        return base.shouldMerge(previous: Animation(spec: previous), value: value, time: time, context: &outer)
    }
}

extension Animation {
    public init<A>(_ base: A) where A: CustomAnimation {
        if let animation = base as? MotionAnimation {
            spec = animation.spec
        } else {
            spec = .custom(CustomAnimationMotion(base: base))
        }
    }
}

extension CustomAnimationMotion: CustomStringConvertible {
    var description: String { "\(base)" }
}
