import TallyUI

/// The states of a text that undo and redo lead to. What is typed in one go is one step.
struct TextHistory {
    struct State {
        var text: String
        var selection: TextSpan
    }

    /// What belongs together if it goes on where it ended.
    enum Run: Equatable { case typing, deletingBackward, deletingForward }

    /// Steps that are kept; the oldest are forgotten.
    static let limit = 200

    fileprivate var undoable: [State] = []
    fileprivate var redoable: [State] = []
    private var run: Run?
    /// Where the run goes on.
    private var runPlace = 0

    mutating func endRun() { run = nil }

    mutating func clear() { self = TextHistory() }

    /// Keeps the state before an edit, unless the edit goes on with the last one.
    mutating func note(_ state: State, _ run: Run?) {
        redoable.removeAll()
        if let run, run == self.run, state.selection == TextSpan(runPlace) { return }
        undoable.append(state)
        if undoable.count > Self.limit { undoable.removeFirst() }
        self.run = run
    }

    /// Notes after an edit where it would go on.
    mutating func runs(at place: Int) { runPlace = place }
}

extension TextEdit {
    private var state: TextHistory.State { TextHistory.State(text: text, selection: selection) }

    /// Makes a change that can be undone.
    mutating func change(_ run: TextHistory.Run? = nil, _ body: (inout TextEdit) -> Void) {
        history.note(state, run)
        body(&self)
        history.runs(at: selection.head)
    }

    /// - Returns: false if there is nothing to undo.
    package mutating func undo() -> Bool {
        guard let last = history.undoable.popLast() else { return false }
        history.redoable.append(state)
        restore(last)
        history.endRun()
        return true
    }

    /// - Returns: false if nothing was undone since the last edit.
    package mutating func redo() -> Bool {
        guard let next = history.redoable.popLast() else { return false }
        history.undoable.append(state)
        restore(next)
        history.endRun()
        return true
    }
}
