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

    /// Whether it acts again and again while it is held.
    var repeats: Bool { isReachable && entry.environment.buttonRepeatBehavior == .enabled }

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
    private var nextRepeat = Double.infinity
    private var hasRepeated = false

    init(_ slot: PressSlot) { self.slot = slot }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .down:
            hasRepeated = false
            waitToRepeat(from: event.time)
            effects.add { [self] in show(true) }
        case .moved:
            let isInside = event.site.contains(event.point)
            if !isInside { nextRepeat = .infinity } else if !nextRepeat.isFinite { waitToRepeat(from: event.time) }
            effects.add { [self] in show(isInside) }
        case .up:
            nextRepeat = .infinity
            effects.add { [self] in show(false) }
            guard event.site.contains(event.point) else { return .failed }
            if !hasRepeated { effects.add { [self] in slot.act() } }
            return .ended(())
        case .tick:
            repeatIfDue(event.time, &effects)
            return phase
        case .spread, .spreadEnded: return .failed
        }
        return .active(())
    }

    private func waitToRepeat(from time: Double) {
        guard slot.repeats else { return }
        nextRepeat = time + (hasRepeated ? Self.pace : 0.5)
    }

    private func repeatIfDue(_ time: Double, _ effects: inout GestureEffects) {
        guard time.isFinite, time >= nextRepeat else { return }
        guard slot.repeats else { return nextRepeat = .infinity }
        nextRepeat += Self.pace
        hasRepeated = true
        effects.add { [self] in slot.act() }
    }

    /// Seconds from one to the next.
    private static let pace = 0.1

    override var deadline: Double { nextRepeat }

    // A press gives way to scrolling.
    override var holdsPointer: Bool { false }

    private func show(_ isPressed: Bool) {
        guard isShown != isPressed, !slot.isGone else { return }
        isShown = isPressed
        slot.show(isPressed)
    }

    override func undo(_ effects: inout GestureEffects) {
        nextRepeat = .infinity
        effects.add { [self] in show(false) }
    }

    override func restart() { nextRepeat = .infinity }
}
