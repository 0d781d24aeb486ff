import TallyCore

/// Keeps how to undo what a program has done, and to redo it; Foundation has none on Linux.
///
/// What is registered while something is undone is its redo. Undoing takes back what was done last: all that was registered in one
/// event, as one press of a button, or between `beginUndoGrouping()` and the matching `endUndoGrouping()`. Where no views are played,
/// an event goes on until the next undo. A target is not kept: what is registered for one that has gone does nothing.
open class UndoManager {
    private struct Step {
        weak var target: AnyObject?
        let identity: ObjectIdentifier
        let action: () -> Void
    }

    private final class Group {
        var steps: [Step] = []
        var name = ""
        /// Of what event; nil: it was begun by hand, and nothing else joins it when it is closed.
        var event: Int?
    }

    private var undos: [Group] = []
    private var redos: [Group] = []
    /// Those that were begun by hand and have not ended, the outermost first.
    private var open: [Group] = []
    private var disabled = 0
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    /// Whether all of one event is undone at once.
    open var groupsByEvent = true
    /// How many undos are kept at most; 0 or less: all.
    open var levelsOfUndo = 0 { didSet { trim() } }

    public init() {}

    // MARK: Registering

    /// Has the handler called with the target when what happens now is undone. While registration is disabled nothing is kept.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(target: target, identity: ObjectIdentifier(target)) { [weak target] in
            if let target { handler(target) }
        }
        group().steps.append(step)
        if !isUndoing, !isRedoing { redos = [] }
    }

    private func group() -> Group {
        if let open = open.last { return open }
        let event = groupsByEvent ? Self.event : nil
        let last = isUndoing ? redos.last : undos.last
        if let last, let known = last.event, event == known { return last }
        let made = Group()
        made.event = event ?? (groupsByEvent ? 0 : nil)
        if isUndoing { redos.append(made) } else { undos.append(made) }
        trim()
        return made
    }

    private func trim() {
        if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
    }

    /// The frame of the views that play now; nil: none do.
    private static var event: Int? {
        guard MainActor.isCurrent, let runtime = Runtime.current else { return nil }
        return making(runtime) { $0.clock.frames }
    }

    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends the group that was begun last; without one it does nothing.
    open func endUndoGrouping() {
        guard let ended = open.popLast(), !ended.steps.isEmpty else { return }
        if let outer = open.last {
            outer.steps += ended.steps
        } else if isUndoing {
            redos.append(ended)
        } else {
            undos.append(ended)
            trim()
        }
    }

    /// How many groups have been begun by hand.
    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    // MARK: Undoing

    open var canUndo: Bool { !undos.isEmpty || open.contains { !$0.steps.isEmpty } }
    open var canRedo: Bool { !redos.isEmpty }

    /// Takes back what was done last; without anything it does nothing.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard !isUndoing, !isRedoing, let group = undos.popLast() else { return }
        isUndoing = true
        play(group, onto: \.redos)
        isUndoing = false
    }

    /// Does again what was taken back last.
    open func redo() {
        guard !isUndoing, !isRedoing, let group = redos.popLast() else { return }
        isRedoing = true
        play(group, onto: \.undos)
        isRedoing = false
    }

    private func play(_ group: Group, onto stack: KeyPath<UndoManager, [Group]>) {
        // All that comes of it is one step back.
        beginUndoGrouping()
        for step in group.steps.reversed() { step.action() }
        let count = self[keyPath: stack].count
        endUndoGrouping()
        if self[keyPath: stack].count > count { self[keyPath: stack].last?.name = group.name }
    }

    open func removeAllActions() {
        undos = []
        redos = []
        open = []
    }

    /// Forgets what is registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let identity = ObjectIdentifier(target as AnyObject)
        for group in undos + redos + open { group.steps.removeAll { $0.identity == identity } }
        undos.removeAll { $0.steps.isEmpty }
        redos.removeAll { $0.steps.isEmpty }
    }

    // MARK: Names

    /// Names what happens now, as *Typing*, for those who show what would be undone.
    open func setActionName(_ actionName: String) {
        (open.last ?? (isUndoing ? redos.last : undos.last))?.name = actionName
    }

    open var undoActionName: String { undos.last?.name ?? "" }
    open var redoActionName: String { redos.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}
