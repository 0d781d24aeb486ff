import TallyCore

private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

/// The manager of a window's undos.
final class WindowUndo: RuntimeService {
    let manager = UndoManager()
    /// That of the window's document.
    weak var document: UndoManager?
    init(_ runtime: Runtime) {}
}

extension EnvironmentValues {
    /// What undoes in the window that the view stands in: Command-Z and Shift-Command-Z, where what has the focus has no use for them.
    public var undoManager: UndoManager? {
        if let known = self[UndoManagerKey.self] { return known }
        guard MainActor.isCurrent, let runtime = Runtime.current else { return nil }
        return making(runtime) { $0.service(WindowUndo.self).manager }
    }

    /// Sets the manager of a document for its views.
    package mutating func setUndoManager(_ manager: UndoManager) { self[UndoManagerKey.self] = manager }
}

extension Runtime {
    /// Has the keys undo in a document.
    package func undo(in document: UndoManager) { service(WindowUndo.self).document = document }

    /// Undoes or redoes, if the key says so and there is something.
    func undo(_ stroke: KeyStroke) -> Bool {
        guard stroke.plain == "z", !stroke.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        let undo = service(WindowUndo.self)
        let manager = undo.document ?? undo.manager
        if stroke.modifiers.contains(.shift) {
            guard manager.canRedo else { return false }
            manager.redo()
        } else {
            guard manager.canUndo else { return false }
            manager.undo()
        }
        return true
    }
}
