@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// Says how the menu of a view opens that is a row of a list.
nonisolated struct RowMenuMark: ElementModifier {
    typealias Body = Never
    /// Opens the menu for a row of a tag, or of none; nil if the view is none.
    let open: (@MainActor (AnyHashable?, MenuOpening) -> Void)?

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        RowMenuMarkSlot(element, applied)
    }
}

final class RowMenuMarkSlot: Slot {
    fileprivate var open: (@MainActor (AnyHashable?, MenuOpening) -> Void)? {
        (applied as? TypedAppliedModifier<RowMenuMark>)?.modifier.open
    }
}

/// Has a long press, or a press of the mouse's second button, anywhere in a row open the menu of the view that is the row:
/// the innermost of several.
nonisolated struct RowMenu: ElementModifier, Equatable {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        RowMenuSlot(element, applied)
    }
}

private final class RowMenuSlot: GestureSlot, SecondaryPressResponder, LiftedSlot {
    private(set) lazy var lift = Lift()

    override var needsSegment: Bool? { open != nil }
    override func draw(around inner: Segment) { lift.draw(inner, in: around) }

    override var rank: GestureRank { .beforeInner }
    override var takesPresses: Bool { false }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        open.map { open in
            recognizer(LongPressGesture().onEnded { [weak self] _ in open(self?.element.tag, .lifted) }, site)
        }
    }

    private var open: (@MainActor (AnyHashable?, MenuOpening) -> Void)? {
        element.slots.prefix(level).lazy.compactMap { ($0 as? RowMenuMarkSlot)?.open }.first
    }

    var takesSecondaryPress: Bool { applied.environment.isEnabled && open != nil }
    func secondaryPressed() { open?(element.tag, .beside) }

    private func recognizer<G: Gesture>(_ gesture: G, _ site: GestureSite) -> _Recognizer<Void> {
        SlotRecognizer(G._makeRecognizer(gesture), site)
    }
}
