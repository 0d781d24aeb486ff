internal import TallyCore

/// The trees of layers that stages and windows show.
enum LayerContexts {
    // unsafe: layers belong to the main thread.
    nonisolated(unsafe) private static var contexts: [Reference] = []

    private struct Reference {
        weak var context: LayerContext?
    }

    // unsafe: layers belong to the main thread.
    nonisolated(unsafe) private static var waiting: [() -> Void] = []

    /// Runs the action when a tree of layers is shown first.
    static func whenShown(_ action: @escaping () -> Void) { waiting.append(action) }

    static func add(_ context: LayerContext) {
        defer {
            let actions = waiting
            waiting = []
            for action in actions { action() }
        }
        contexts.removeAll { $0.context == nil }
        contexts.append(Reference(context: context))
    }

    /// Sends what waits of all trees.
    static func commitAll() { for reference in contexts { reference.context?.commit() } }

    /// Has the implicit transaction committed before the next frame.
    ///
    /// Of what plays now; where nothing does, of whichever tree plays first.
    static func scheduleCommit() {
        if let playing { return playing.scheduleCommit() }
        for reference in contexts { reference.context?.scheduleCommit() }
    }

    /// Runs an action in the next turn: of what plays now; where nothing does, of whichever tree plays first.
    ///
    /// - Returns: false: nothing is shown, and nothing will be run.
    @MainActor static func nextTurn(_ action: @escaping @MainActor () -> Void) -> Bool {
        if let runtime = Runtime.current {
            runtime.afterUpdate(action)
            return true
        }
        var waiting: (@MainActor () -> Void)? = action
        var runtimes: [Runtime] = []
        for case let context? in contexts.map(\.context) where !runtimes.contains(where: { $0 === context.runtime }) {
            runtimes.append(context.runtime)
            context.runtime.afterUpdate {
                let action = waiting
                waiting = nil
                action?()
            }
        }
        return !runtimes.isEmpty
    }

    private static var playing: LayerContext? {
        guard let runtime = Runtime.current else { return nil }
        return contexts.last { $0.context?.runtime === runtime }?.context
    }

    /// The seconds of what plays now, or else of the tree that was shown last; 0 where there is none.
    static var time: Double {
        if let runtime = Runtime.current { return MainActor.assumeIsolated { runtime.time } }
        return contexts.last { $0.context != nil }?.context?.time ?? 0
    }

    /// What any tree was drawn by last.
    static var surroundings: LayerSurroundings? { contexts.lazy.compactMap { $0.context?.surroundings }.last }

    static var runtime: Runtime? { Runtime.current ?? contexts.last { $0.context != nil }?.context?.runtime }
}
