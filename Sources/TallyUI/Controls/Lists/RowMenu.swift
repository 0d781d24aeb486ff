/// Says how the menu of a view opens that is a row of a list.
nonisolated struct RowMenuMark: ElementModifier {
    typealias Body = Never
    /// Nil: the view is none.
    let open: (@MainActor () -> Void)?

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        RowMenuMarkSlot(element, entry)
    }
}

final class RowMenuMarkSlot: Slot {
    fileprivate var open: (@MainActor () -> Void)? { (entry as? TypedChainEntry<RowMenuMark>)?.modifier.open }
}

/// Has a long press, or a press of the mouse's second button, anywhere in a row open the menu of the view that is the row:
/// the innermost of several.
nonisolated struct RowMenu: ElementModifier, Equatable {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        RowMenuSlot(element, entry)
    }
}

private final class RowMenuSlot: GestureSlot, SecondaryPressResponder {
    override var rank: GestureRank { .beforeInner }
    override var takesPresses: Bool { false }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        open.map { open in recognizer(LongPressGesture().onEnded { _ in open() }, site) }
    }

    private var open: (@MainActor () -> Void)? {
        element.slots.prefix(level).lazy.compactMap { ($0 as? RowMenuMarkSlot)?.open }.first
    }

    var takesSecondaryPress: Bool { entry.environment.isEnabled && open != nil }
    func secondaryPressed() { open?() }

    private func recognizer<G: Gesture>(_ gesture: G, _ site: GestureSite) -> _Recognizer<Void> {
        SlotRecognizer(G._makeRecognizer(gesture), site)
    }
}
