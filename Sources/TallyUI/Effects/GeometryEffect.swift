public import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// An effect that maps a view to another place by a transform of its size; nothing of the layout changes.
///
/// As a shape, an effect belongs to no actor: its data and its value may be asked for anywhere, once a frame while the
/// data animates.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the map from the view's own space, in points, to where it is shown; one that is not finite changes
    /// nothing.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        GeometryEffectModifier.reconcile(
            value: GeometryEffectModifier(effect: modifier.pointee), content: content, node, &update)
    }

    /// Returns the effect without what it does to layout; it does nothing to layout here in any case.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    public var base: Base

    public nonisolated init(base: Base) { self.base = base }

    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    public nonisolated var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: ElementModifier {
    typealias Body = Never
    let effect: Effect

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        GeometryEffectSlot<Effect>(element, applied)
    }
}

final class GeometryEffectSlot<Effect: GeometryEffect>: Slot {
    private lazy var frame = Attribute(element)
    private var effect: Effect?
    private var data: AnimatedData<Effect.AnimatableData>?
    override var hasEffect: Bool { true }

    override func apply(isFirst: Bool) {
        guard let effect = (applied as? TypedAppliedModifier<GeometryEffectModifier<Effect>>)?.modifier.effect else {
            return
        }
        self.effect = effect
        data = animatedData(data, of: effect)
        element.needsRecord()
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its geometry effect", .rect, frame)
        report.add("geometry effect", .plain, data)
    }

    override func rectChanged() {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
        element.needsRecord()
    }

    override var isProjective: Bool { true }
    override var transform: Affine { projection.affine ?? .identity }

    override var projection: Projection {
        guard var effect else { return Projection() }
        if let data { effect.animatableData = data.shown }
        let f = frame.presented
        let map = effect.effectValue(size: CGSize(width: f[2], height: f[3]))
        return Projection(map).around(f)
    }
}

extension Projection {
    init(_ m: ProjectionTransform) {
        self.init(
            rows: SIMD3(Double(m.m11), Double(m.m12), Double(m.m13)),
            SIMD3(Double(m.m21), Double(m.m22), Double(m.m23)), SIMD3(Double(m.m31), Double(m.m32), Double(m.m33)))
    }

    /// Returns a map of a view's own space as one of the stage's. The identity if it is not finite.
    func around(_ frame: Vector4) -> Projection {
        guard isFinite else { return Projection() }
        // The common map is kept exact: no multiplying there and back.
        if let affine {
            let there = Affine.translation(x: -frame[0], y: -frame[1]).concatenating(affine)
            return Projection(there.concatenating(.translation(x: frame[0], y: frame[1])))
        }
        let there = Projection(.translation(x: -frame[0], y: -frame[1])).concatenating(self)
        return there.concatenating(.translation(x: frame[0], y: frame[1])).flattened(in: frame)
    }
}

/// A modifier whose data animates. Apple means `Animatable` and `ViewModifier` to be named instead, without a warning so far.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
