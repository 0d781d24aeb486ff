@_spi(Runtime) import TallyCore
import TallyScene

/// A change of how a view is shown that leaves layout as it is, made by modifiers from an `EmptyVisualEffect`.
///
/// Only the runtime's own effects conform; two effects made by the same modifiers animate from one to the other.
public protocol VisualEffect: Animatable, Sendable {
    /// Adds what the effect does to what those inside it do.
    func _write(to parts: inout _VisualEffectParts)
    /// Whether the view becomes one picture for it.
    static var _isOnePicture: Bool { get }
    /// Whether it may map the view in perspective.
    static var _isProjective: Bool { get }
}

/// Changes nothing: what the modifiers of a visual effect begin with.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}

    public func _write(to parts: inout _VisualEffectParts) {}
    public static var _isOnePicture: Bool { false }
    public static var _isProjective: Bool { false }
}

/// One modifier of a visual effect.
protocol VisualEffectStep: Animatable, Sendable {
    func write(to parts: inout _VisualEffectParts)
    static var isOnePicture: Bool { get }
    static var isProjective: Bool { get }
}

extension VisualEffectStep {
    static var isOnePicture: Bool { false }
    static var isProjective: Bool { false }
}

/// A visual effect with one modifier more.
struct ModifiedVisualEffect<Base: VisualEffect, Step: VisualEffectStep>: VisualEffect {
    var base: Base
    var step: Step

    var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
        get { AnimatablePair(base.animatableData, step.animatableData) }
        set {
            base.animatableData = newValue.first
            step.animatableData = newValue.second
        }
    }

    func _write(to parts: inout _VisualEffectParts) {
        base._write(to: &parts)
        step.write(to: &parts)
    }

    static var _isOnePicture: Bool { Base._isOnePicture || Step.isOnePicture }
    static var _isProjective: Bool { Base._isProjective || Step.isProjective }
}

extension View {
    /// Shows the view by effects that may depend on its size and place; layout stays as it is.
    ///
    /// The closure is asked again when the view's size is another, and, if it asks for a frame in another space, whenever
    /// the view is shown elsewhere: while it scrolls, and while its layout or what is around it moves. That follows at
    /// once, whatever the transaction. Values that are others because the closure is another one, as after a change of
    /// state, animate under the transaction of that change.
    ///
    /// - Parameter effect: given an effect that does nothing, and the view's geometry before the effect.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}

nonisolated struct VisualEffectModifier<Effect: VisualEffect>: ElementModifier {
    typealias Body = Never
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        GeometryVisualEffectSlot<Effect>(element, applied)
    }
}

final class GeometryVisualEffectSlot<Effect: VisualEffect>: VisualEffectSlot<Effect> {
    private let reads = GeometryReads()

    override var dependsOnPlace: Bool { reads.usesPlace }

    override func look(atFrame rect: Rect, isNewClosure: Bool) {
        let modifier = modifier(VisualEffectModifier<Effect>.self)
        let proxy = GeometryProxy(element, level: outside.level, rect, reads: reads)
        set(modifier.effect(EmptyVisualEffect(), proxy), scope: isNewClosure ? scope : nil)
    }
}
