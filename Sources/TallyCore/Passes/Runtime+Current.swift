/// Carries the runtime to what its views start: a task made in an action keeps to the clock of the stage it was made on.
private enum Hosting {
    @TaskLocal static var reference: RuntimeReference?
}

/// A runtime, for what may go on when its stage has gone.
final class RuntimeReference: Sendable {
    weak let runtime: Runtime?
    let shownDate: ShownDate

    init(_ runtime: Runtime) {
        self.runtime = runtime
        shownDate = runtime.clock.shownDate
    }
}

extension RuntimeReference: RuntimeService {}

extension Runtime {
    /// The runtime whose frame, input or task is running: the clock that timers of the views' files follow.
    ///
    /// On any thread: work that the views have handed to another queue has it, too.
    package nonisolated static var current: Runtime? { Hosting.reference?.runtime }

    /// What `Date()` is where this is asked; nil: the machine's.
    nonisolated static var shownDate: ShownDate? { Hosting.reference?.shownDate }

    /// Runs work of the views on another queue.
    package nonisolated func carrying(_ work: () -> Void) {
        Hosting.$reference.withValue(RuntimeReference(self), operation: work)
    }

    /// Runs what may reach code of the views.
    package func hosting<R>(_ body: () throws -> R) rethrows -> R {
        // A stage may be played in a body of another one: what is read here is not what that body reads.
        let outer = CompositeState.evaluating
        if let outer, outer.node.runtime !== self { CompositeState.evaluating = nil }
        defer { CompositeState.evaluating = outer }
        return try Hosting.$reference.withValue(service(RuntimeReference.self), operation: body)
    }
}
