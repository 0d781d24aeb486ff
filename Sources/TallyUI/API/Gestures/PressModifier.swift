import TallyScene

/// Follows a press from down to up, and acts if it is released within.
nonisolated struct PressModifier: ElementModifier {
    typealias Body = Never
    /// Whether Tab brings the keyboard's focus here.
    var takesFocus = true
    let action: @MainActor () -> Void
    /// Told the tag of the view that is pressed, if it has one.
    var choose: (@MainActor (AnyHashable) -> Void)?
    let pressed: @MainActor (Bool) -> Void

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot { PressSlot(element, entry) }
}

final class PressSlot: GestureSlot, KeyResponder {
    private var modifier: PressModifier? { (entry as? TypedChainEntry<PressModifier>)?.modifier }

    var takesFocus: Bool { modifier?.takesFocus ?? false }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        SlotRecognizer(PressRecognizer(self), site)
    }

    func show(_ isPressed: Bool) { modifier?.pressed(isPressed) }
    func act() {
        guard let modifier else { return }
        modifier.action()
        if let choose = modifier.choose, let tag = element.tag { choose(tag) }
    }

    override func destroy() {
        super.destroy()
        element.runtime.keyResponderWent(self)
    }

    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard key == .space || key == .return else { return false }
        act()
        return true
    }
}

/// Shows the press while the pointer is within, and holds on to it when it leaves.
private final class PressRecognizer: _Recognizer<Void> {
    private let slot: PressSlot
    private var isShown = false

    init(_ slot: PressSlot) { self.slot = slot }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .down: effects.add { [self] in show(true) }
        case .moved:
            let isInside = event.site.contains(event.point)
            effects.add { [self] in show(isInside) }
        case .up:
            effects.add { [self] in show(false) }
            guard event.site.contains(event.point) else { return .failed }
            effects.add { [self] in slot.act() }
            return .ended(())
        case .tick: return phase
        case .spread, .spreadEnded: return .failed
        }
        return .active(())
    }

    // A press gives way to scrolling.
    override var holdsPointer: Bool { false }

    private func show(_ isPressed: Bool) {
        guard isShown != isPressed, !slot.isGone else { return }
        isShown = isPressed
        slot.show(isPressed)
    }

    override func undo(_ effects: inout GestureEffects) { effects.add { [self] in show(false) } }
}
