import Foundation
import TallyScene

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

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        GeometryVisualEffectSlot<Effect>(element, entry)
    }
}

final class GeometryVisualEffectSlot<Effect: VisualEffect>: VisualEffectSlot<Effect> {
    private let reads = GeometryReads()

    override var dependsOnPlace: Bool { reads.usesPlace }

    override func look(atFrame rect: Rect, isNewClosure: Bool) {
        let modifier = applied(VisualEffectModifier<Effect>.self)
        let proxy = GeometryProxy(element, level: outside.level, rect, reads: reads)
        set(modifier.effect(EmptyVisualEffect(), proxy), scope: isNewClosure ? scope : nil)
    }
}
