/// Lets requests have their turn, one after the other: the rules that queues of states and screenplays share.
@MainActor
final class Turns<Element: Equatable> {
    struct Turn {
        let id: Int
        let element: Element
    }

    private(set) var running: Turn?
    private(set) var waiting: [Turn] = []
    /// Called once each: when the turn has been played, or when it will not be, to its end or at all.
    private var listeners: [(id: Int, whenOver: () -> Void)] = []
    private var lastID = 0
    /// The turn that was begun last.
    private var begunID = 0
    private var isOver = false
    private var isDriving = false
    /// Turns begun since time last passed.
    private var startsInARow = 0

    /// Starts what the turn is for; `end` has to be called when that is over, be it at once. In haste, time has to pass.
    var begin: (_ turn: Turn, _ isInHaste: Bool) -> Void = { _, _ in }
    /// What runs or waits may be something else than before.
    var changed: () -> Void = {}

    /// More turns in one moment than anybody means: after these, one turn is made to take time, so that requests that
    /// cause one another without end cannot stop everything else.
    static var immediateTurnLimit: Int { 100 }

    /// What there will be when everything asked for has been done; `nil` if nothing is asked for.
    var newest: Turn? { waiting.last ?? running }

    func ask(for element: Element, _ policy: QueuePolicy, whenOver: (() -> Void)? = nil) {
        let isOverTurnLimit = isDriving && startsInARow >= Self.immediateTurnLimit
        guard let turn = place(element, policy == .interrupt && isOverTurnLimit ? .latest : policy) else {
            whenOver?()
            return
        }
        if let whenOver { listeners.append((turn.id, whenOver)) }
        drive()
    }

    private func place(_ element: Element, _ policy: QueuePolicy) -> Turn? {
        guard let running, let newest else {
            let turn = make(element)
            self.running = turn
            return turn
        }
        if newest.element == element { return newest }
        switch policy {
        case .drop: return nil
        case .queue:
            waiting.append(make(element))
            return waiting.last
        case .latest, .interrupt:
            waiting = []
            if running.element == element { return running }
            let turn = make(element)
            if policy == .latest { waiting = [turn] } else { self.running = turn }
            return turn
        }
    }

    private func make(_ element: Element) -> Turn {
        lastID += 1
        return Turn(id: lastID, element: element)
    }

    /// Ends a turn, as what it is for is over; a turn that is not running changes nothing.
    func end(_ id: Int) {
        guard running?.id == id, begunID == id else { return }
        isOver = true
        drive()
    }

    /// Gives everything up.
    func clear() {
        running = nil
        waiting = []
        drive()
    }

    private func drive() {
        guard !isDriving else { return }
        isDriving = true
        startsInARow = 0
        while true {
            changed()
            tellListeners()
            guard let turn = running else { break }
            if turn.id != begunID {
                begunID = turn.id
                isOver = false
                startsInARow += 1
                begin(turn, startsInARow > Self.immediateTurnLimit)
            } else if isOver {
                running = waiting.isEmpty ? nil : waiting.removeFirst()
            } else {
                break
            }
        }
        isDriving = false
    }

    private func tellListeners() {
        let ready = listeners.filter { !isOpen($0.id) }
        if ready.isEmpty { return }
        listeners.removeAll { !isOpen($0.id) }
        for entry in ready { entry.whenOver() }
    }

    private func isOpen(_ id: Int) -> Bool { running?.id == id || waiting.contains { $0.id == id } }
}
