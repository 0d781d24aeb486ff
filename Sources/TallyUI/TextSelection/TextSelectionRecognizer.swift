import TallyScene

/// Selects while the pointer moves. A press that stays where it is is left to those around, whom it does not keep waiting.
final class TextSelectionRecognizer: _Recognizer<Void> {
    private let slot: TextSelectionSlot
    private var start: Point?

    /// Points that the pointer goes before it selects: as far as a hand moves a mouse while it clicks.
    private static let slack = 3.0

    init(_ slot: TextSelectionSlot) { self.slot = slot }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .down:
            start = event.point
            effects.add { [slot] in if !slot.isGone { slot.pressed(at: event.point, time: event.time) } }
            return .possible(nil)
        case .moved, .up: return move(event, &effects)
        case .tick: return phase
        case .spread, .spreadEnded: return .failed
        }
    }

    private func move(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        guard let start else { return .failed }
        let isUp = event.kind == .up
        if phase.isPossible, start.distance(to: event.point) < Self.slack { return isUp ? .failed : .possible(nil) }
        effects.add { [slot] in if !slot.isGone { slot.dragged(to: event.point) } }
        return isUp ? .ended(()) : .active(())
    }

    override var isPassive: Bool { true }

    override func restart() { start = nil }
}
