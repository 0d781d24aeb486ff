import TallyScene

/// A modifier's slot that takes part in what pointers do.
class GestureSlot: Slot {
    /// Set when the slot has gone: its element may not be asked any more.
    final private(set) var isGone = false

    var rank: GestureRank { .afterInner }
    var mask: GestureMask { .all }
    /// Whether a tap may be anything to it at all.
    var takesPresses: Bool { true }
    /// Follows the pointers from now on.
    func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? { nil }

    /// Whether it may take part in a press, or go on with it.
    final var isReachable: Bool { !isGone && applied.environment.isEnabled && !site.isLeaving }

    override func destroy() {
        isGone = true
        element.runtime.gestureSlotWent(self)
    }
}

/// A gesture at its view.
final class SlotRecognizer<Base>: WrappingRecognizer<Base, Void> {
    private let site: GestureSite
    /// Of gestures that may have properties of their own.
    private let memory: GestureMemory?

    init(_ base: _Recognizer<Base>, _ site: GestureSite, _ memory: GestureMemory? = nil) {
        self.site = site
        self.memory = memory
        super.init(base)
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        var event = event
        event.site = site
        guard let memory else { return base.receive(event, &effects).map { _ in } }
        return memory.use { base.receive(event, &effects).map { _ in } }
    }
}
