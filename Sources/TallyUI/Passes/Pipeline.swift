extension Runtime {
    /// One frame, from what happened to what is on the stage. The only place that calls the steps.
    package func frame(at time: Double) {
        self.time = max(self.time, time)
        statistics.beginFrame()
        lookIntoStores()
        // A task's local value is allocated: not for a frame in which no code of the views can run.
        if movesBuiltInsOnly { playFrame() } else { hosting { playFrame() } }
        #if DEBUG
            if Invariants.areChecked { checkInvariants() }
        #endif
    }

    private func playFrame() {
        runDueTimers()
        lookIntoStores()
        update()
        animate()
        layout()
        record()
    }

    private var movesBuiltInsOnly: Bool {
        !hasPendingWork && animator.movesBuiltInsOnly && timers.nextTime > time
            && presenceChoosers.isEmpty && !rowFill.hasGaps
    }

    /// Shows the groups of writes one after another, each under its own transaction, until none is left.
    private func update() {
        for _ in 0..<Runtime.maximumRounds {
            if !groups.isEmpty {
                show(groups.removeFirst())
                continue
            }
            // What callbacks change moves from where it was laid out.
            layout()
            followPresence()
            animator.followPresence()
            if afterwards.isEmpty { return }
            runAfterwards()
            lookIntoStores()
        }
        afterwards.removeAll()
        let rest = groups
        groups.removeAll()
        for group in rest { show(group) }
        groups.removeAll()
        afterwards.removeAll()
        report(
            "A change causes another without end: \(Runtime.maximumRounds) updates in one frame. "
                + "Look for an onChange or onAppear that writes what it watches.")
    }

    /// Moves everything under way to this frame's time; what ends may write, and what is animatable is evaluated.
    private func animate() {
        animator.play()
        update()
        evaluateForFrame()
        update()
        // What has come into sight meanwhile.
        if frameEvaluations.isEmpty { return }
        evaluateForFrame()
        update()
    }

    /// More rounds than a chain of writes in callbacks needs, few enough to come back from a loop at once.
    static let maximumRounds = 1000
}
