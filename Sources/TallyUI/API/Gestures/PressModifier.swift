import TallyScene

/// Follows a press from down to up, and acts if it is released within.
nonisolated struct PressModifier: ElementModifier {
    typealias Body = Never
    let action: @MainActor () -> Void
    let pressed: @MainActor (Bool) -> Void

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot { PressSlot(element, entry) }
}

final class PressSlot: Slot, PointerResponder, KeyResponder {
    private var modifier: PressModifier? { (entry as? TypedChainEntry<PressModifier>)?.modifier }

    var isEnabled: Bool { entry.environment.isEnabled }

    func pointerDown(at point: Point, _ time: Double) { modifier?.pressed(true) }

    func pointerMoved(to point: Point, isInside: Bool, _ time: Double) { modifier?.pressed(isInside) }

    func pointerUp(at point: Point, isInside: Bool, _ time: Double) {
        modifier?.pressed(false)
        if isInside { modifier?.action() }
    }

    func pointerCancelled() { modifier?.pressed(false) }

    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard key == .space || key == .return, let modifier else { return false }
        modifier.action()
        return true
    }
}
