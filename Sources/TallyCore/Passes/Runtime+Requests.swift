// What the tree, the features and the views' code ask for; each goes to the pass that does it.
extension Runtime {
    package var animator: Animator { animatePass.animator }
    package var rootScope: TransactionScope { root.scope }

    // MARK: Update

    /// Takes note of a write: its readers are evaluated in the group of the transaction it was made under.
    ///
    /// - Returns: the group's number.
    @discardableResult
    package func recordWrite(readers: [_ViewNode] = []) -> Int { updatePass.recordWrite(readers: readers) }

    /// Runs the action outside of any update, before the frame is drawn.
    package func afterUpdate(_ action: @escaping @MainActor () -> Void) { updatePass.afterUpdate(action) }

    /// Places what the body places without animation, whatever the transactions say.
    package func placingAtOnce(_ body: () -> Void) { updatePass.placingAtOnce(body) }

    /// Returns a number larger than all before it.
    package func nextVersion() -> Int { updatePass.nextVersion() }

    /// Counts the nodes that have been taken over by another parent.
    var adoptions: Int {
        get { updatePass.adoptions }
        set { updatePass.adoptions = newValue }
    }

    /// What views read of what is kept beyond them; made with the first that does.
    var storedValues: StoredValues {
        if let known = updatePass.stores { return known }
        let made = StoredValues(self)
        updatePass.stores = made
        return made
    }

    // MARK: Animation

    package func needsFrameEvaluation(_ composite: CompositeState) { animatePass.add(composite) }

    /// Told why values are written, while somebody wants to know.
    package var writeObserver: (any WriteObserver)? {
        get { animatePass.observer }
        set { animatePass.observer = newValue }
    }

    // MARK: Time

    /// Runs the action in the first frame at or after the time. Returns a number to cancel it by.
    @discardableResult
    package func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> Int {
        clock.schedule(at: time, action)
    }

    package func cancelScheduled(_ serial: Int) { clock.cancel(serial) }

    /// Notes that a task of the views has been made or woken, and has not got to its code yet.
    package func taskEnqueued() { clock.enqueuedTasks += 1 }
    /// Notes that a task has got to its code, and runs on without a break to where it waits next.
    package func taskStarted() { clock.enqueuedTasks -= 1 }

    // MARK: Host

    /// Tells the host of a programmer's mistake that has a stated result, in a sentence.
    package func report(_ mistake: String) { host.send(.warning(mistake)) }

    /// What is here was there before, in the stage that this one is made from.
    package var isRemaking: Bool { stateRecord?.isRemaking ?? false }
}
