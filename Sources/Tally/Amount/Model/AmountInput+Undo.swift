extension AmountInput {
    /// What an edit can be taken back to.
    struct Snapshot: Equatable, Sendable {
        let raw: [UInt8]
        let head: Int
        let anchor: Int
        let isClamped: Bool
    }

    /// Keys pressed one after another, which are undone together.
    struct Run: Equatable, Sendable {
        enum Kind: Equatable, Sendable { case typing, deletingBackward, deletingForward }
        let kind: Kind
        /// Where the caret has to be for the run to go on.
        let caret: Int
    }

    /// How many edits can be undone.
    static let undoLimit = 100

    public var canUndo: Bool { !past.isEmpty }
    public var canRedo: Bool { !future.isEmpty }

    /// Takes back the last edit, or the last run of typing or of deleting; amount, caret and selection are as they were.
    ///
    /// 100 edits are kept. If the limits have changed since, an amount above the maximum is treated as if it had been typed.
    @discardableResult
    public mutating func undo() -> Event {
        guard let snapshot = past.popLast() else { return note(.refused(.nothingToUndo)) }
        future.append(self.snapshot)
        return restore(snapshot, .undone)
    }

    /// Does again what was undone last, until another edit is made.
    @discardableResult
    public mutating func redo() -> Event {
        guard let snapshot = future.popLast() else { return note(.refused(.nothingToRedo)) }
        past.append(self.snapshot)
        return restore(snapshot, .redone)
    }

    private var snapshot: Snapshot { Snapshot(raw: raw, head: head, anchor: anchor, isClamped: isClamped) }

    /// Keeps what is, before an edit changes it.
    mutating func remember(_ kind: Run.Kind?) {
        future.removeAll()
        if let kind, let run, run.kind == kind, run.caret == head, head == anchor { return }
        if past.count == Self.undoLimit { past.removeFirst() }
        past.append(snapshot)
    }

    private mutating func restore(_ snapshot: Snapshot, _ event: Event) -> Event {
        run = nil
        var event = event
        var new = snapshot.raw
        if overflow == .clamp, let maximum, let amount = Self.amount(of: new), amount > maximum {
            new = bytes(within: maximum)
            event = .clamped(to: maximum)
        }
        let isExact = new == snapshot.raw
        let change = change(to: new)
        raw = new
        head = isExact ? snapshot.head : new.count
        anchor = isExact ? snapshot.anchor : new.count
        isClamped = !isExact || snapshot.isClamped && amount == maximum
        return note(event, removed: change.removed, inserted: raw[change.inserted])
    }
}
