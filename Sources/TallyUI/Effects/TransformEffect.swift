import Foundation
import TallyCore
import TallyMotion

extension View {
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(making { TransformEffect(transform: ProjectionTransform(transform)) })
    }
}

nonisolated struct TransformEffect: GeometryEffect {
    typealias Body = Never
    var transform: ProjectionTransform

    func effectValue(size: CGSize) -> ProjectionTransform { transform }

    private typealias Pair = AnimatablePair<CGFloat, CGFloat>

    nonisolated var animatableData:
        AnimatablePair<
            AnimatablePair<
                AnimatablePair<CGFloat, CGFloat>,
                AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
            >,
            AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(
                    Pair(transform.m11, transform.m12),
                    AnimatablePair(Pair(transform.m21, transform.m22), Pair(transform.m31, transform.m32))),
                AnimatablePair(transform.m13, Pair(transform.m23, transform.m33)))
        }
        set {
            let flat = newValue.first
            transform.m11 = flat.first.first
            transform.m12 = flat.first.second
            transform.m21 = flat.second.first.first
            transform.m22 = flat.second.first.second
            transform.m31 = flat.second.second.first
            transform.m32 = flat.second.second.second
            transform.m13 = newValue.second.first
            transform.m23 = newValue.second.second.first
            transform.m33 = newValue.second.second.second
        }
    }
}
