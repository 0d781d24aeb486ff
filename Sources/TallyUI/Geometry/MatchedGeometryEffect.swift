import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Which views share their geometry.
nonisolated struct MatchedGeometryKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

nonisolated struct MatchedGeometryEffect: ElementModifier, Equatable {
    typealias Body = Never
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        MatchedGeometrySlot(element, applied)
    }
}

extension View {
    /// Has views with the same id and namespace share one frame: that of the source, which the others follow.
    ///
    /// A view that comes while another of the id goes starts in the frame that the other shows, and both move together
    /// to the new one's own place under the change's animation, seen through their transitions; turned back half way
    /// they go on from where they are. What follows is drawn elsewhere, and keeps its own place in the layout.
    ///
    /// Of two sources on the stage the one that came last counts: it comes from where the other is shown, the other goes along
    /// with it, and both go back when it leaves; a warning is written once. Without a source each view stands in its own
    /// place. Frames are matched on the stage: effects and scrolling around the views count, other than those of
    /// transitions. A view's size is matched by proposing it, so modifiers that set a size belong outside of this one; on
    /// the way what is inside is laid out anew in each frame, for the size of the moment.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryEffect(
                key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
