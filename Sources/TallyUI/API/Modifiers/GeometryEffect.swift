public import Foundation
import TallyMotion
import TallyScene

/// An effect that maps a view to another place by a transform of its size; nothing of the layout changes.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The map from the view's own space, in points, to where it is shown.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        GeometryEffectModifier._reconcile(
            GeometryEffectModifier(effect: modifier), content: content, node, &update)
    }

    /// The effect without what it does to layout; it does nothing to layout here in any case.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    public var base: Base

    public nonisolated init(base: Base) { self.base = base }

    @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public nonisolated var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: ElementModifier {
    typealias Body = Never
    let effect: Effect

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        GeometryEffectSlot<Effect>(element, entry)
    }
}

final class GeometryEffectSlot<Effect: GeometryEffect>: Slot {
    private lazy var frame = Attribute(element)
    private var effect: Effect?
    private var data: AnimatedData<Effect.AnimatableData>?
    override var hasEffect: Bool { true }

    override func apply(isFirst: Bool) {
        guard let effect = (entry as? TypedChainEntry<GeometryEffectModifier<Effect>>)?.modifier.effect else { return }
        self.effect = effect
        data = animatedData(data, of: effect)
        element.needsRecord()
    }

    override func rectChanged() {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
        element.needsRecord()
    }

    override var transform: Affine {
        guard var effect else { return .identity }
        if let data { effect.animatableData = data.shown }
        let f = frame.presented
        let map = effect.effectValue(size: CGSize(width: f[2], height: f[3])).affinePart
        return Affine.translation(x: -f[0], y: -f[1]).concatenating(map).concatenating(.translation(x: f[0], y: f[1]))
    }
}

extension ProjectionTransform {
    /// The map without its perspective. Components that are not finite make it the identity.
    var affinePart: Affine {
        let map = Affine(
            a: Double(m11), b: Double(m12), c: Double(m21), d: Double(m22), tx: Double(m31), ty: Double(m32))
        let isFinite = [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy { $0.isFinite }
        return isFinite ? map : .identity
    }
}

extension View {
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(onMain { TransformEffect(transform: ProjectionTransform(transform)) })
    }

    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(onMain { TransformEffect(transform: transform) })
    }
}

nonisolated struct TransformEffect: GeometryEffect {
    typealias Body = Never
    var transform: ProjectionTransform

    func effectValue(size: CGSize) -> ProjectionTransform { transform }

    nonisolated var animatableData:
        AnimatablePair<
            AnimatablePair<CGFloat, CGFloat>,
            AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(transform.m11, transform.m12),
                AnimatablePair(
                    AnimatablePair(transform.m21, transform.m22), AnimatablePair(transform.m31, transform.m32)))
        }
        set {
            transform.m11 = newValue.first.first
            transform.m12 = newValue.first.second
            transform.m21 = newValue.second.first.first
            transform.m22 = newValue.second.first.second
            transform.m31 = newValue.second.second.first
            transform.m32 = newValue.second.second.second
        }
    }
}

@available(*, deprecated, message: "Use Animatable directly instead.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
