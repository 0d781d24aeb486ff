import SwiftUI

/// Does not keep the performer alive: its view does.
struct WeakPerformer<State: AnimatedState> {
    weak var performer: Performer<State>?
}

extension StateQueue {
    private var present: [Performer<State>] { performers.compactMap(\.performer) }

    var isPerformed: Bool { !present.isEmpty }

    func enter(_ performer: Performer<State>) {
        if present.contains(where: { $0 === performer }) { return }
        performers.removeAll { $0.performer == nil }
        performers.append(WeakPerformer(performer: performer))
    }

    func leave(_ performer: Performer<State>) {
        let isAwaited = present.contains { $0 !== performer && awaited.contains(ObjectIdentifier($0)) }
        // Before the view is gone with its clock.
        if turns.running != nil && !isAwaited { recordEnd(wasCut: true) }
        performers.removeAll { $0.performer === performer || $0.performer == nil }
        endPart(of: ObjectIdentifier(performer), in: turns.running?.id)
    }

    /// Shows a state: all performers begin, and then their clocks.
    func begin(_ turn: Turns<State>.Turn, isInHaste: Bool) {
        let state = turn.element
        let performers = present
        for performer in performers { performer.catchUp(with: current, revision) }
        revision += 1
        if performers.isEmpty {
            current = state
            recordBegin(of: state, duration: 0)
            return turns.end(turn.id)
        }
        let seconds = isInHaste ? max(state.duration.playedSeconds, 1.0 / 60) : state.duration.playedSeconds
        recordBegin(of: state, duration: seconds)
        let isStill = performers.allSatisfy(\.reducesMotion)
        withAnimation(isStill ? nil : state.animation) { current = state }
        for performer in performers { performer.perform(state, revision) }
        // A performer may have asked for another state that interrupts this one.
        guard turns.running?.id == turn.id else { return }
        guard seconds > 0 else { return turns.end(turn.id) }
        awaited = performers.map { ObjectIdentifier($0) }
        for performer in performers {
            let part = ObjectIdentifier(performer)
            performer.clock.run(for: seconds) { [weak self] in self?.endPart(of: part, in: turn.id) }
        }
    }

    private func endPart(of performer: ObjectIdentifier, in turn: Int?) {
        guard let turn, turns.running?.id == turn else { return }
        awaited.removeAll { $0 == performer }
        guard awaited.isEmpty || !isPerformed else { return }
        recordEnd(wasCut: false)
        turns.end(turn)
    }

    /// Seconds that the state being played has been seen for, as of the last frame.
    var elapsed: Double { present.map(\.clock.elapsed).max() ?? 0 }
}
