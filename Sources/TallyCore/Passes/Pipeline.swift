extension Runtime {
    /// Runs one frame, from what happened to what is on the stage. The steps are called in this file and in no other.
    package func frame(at time: Double) {
        clock.advance(to: time)
        statistics.beginFrame()
        host.frameBegins()
        lookIntoStores()
        // A task's local value is allocated: not for a frame in which no code of the views can run.
        if movesBuiltInsOnly { playFrame() } else { hosting { playFrame() } }
        clock.endFrame()
        host.frameEnds(wantsAnother: isAnimating || hasPendingWork || clock.nextTime <= clock.time)
        #if DEBUG
            if Invariants.areChecked { checkInvariants() }
        #endif
    }

    private func playFrame() {
        // What the first views have put off until the main queue's next turn finds them laid out.
        if !clock.beginsFirstFrame() {
            if updatePass.hasWork || clock.nextTime <= clock.time { catchUp() }
            clock.runDue(before: updatePass.hasWork) { if updatePass.hasWork { update() } }
        }
        lookIntoStores()
        update()
        animate()
        layOut()
        recordPass.run(RecordContext(self))
    }

    /// Has everything under way be where it is at this time before something changes: a container that is laid out with the change would go
    /// what its views have moved since the last frame by the change's animation.
    private func catchUp() {
        guard animatePass.animator.isBehind else { return }
        animatePass.play()
        layOutWhatMoves()
    }

    /// Lays out what is under way where it is: with the next change it would go there by the animation of that.
    private func layOutWhatMoves() {
        updatePass.beginWithoutAnimation()
        animatePass.evaluate(AnimateContext(self))
        layOut()
    }

    /// Updates and lays out in turns until nothing waits. A group is updated and laid out before the next one, and
    /// before the callbacks, so that what these change moves from where it was laid out.
    private func update() {
        for _ in 0..<Runtime.maximumRounds {
            if updateNextGroup() { continue }
            layoutPass.followPresence()
            if animatePass.animator.followPresence() { layOutWhatMoves() }
            if !updatePass.runCallbacks(UpdateContext(self)) { return }
        }
        for _ in 0..<updatePass.abandonGroups() { _ = updateNextGroup() }
        updatePass.dropRest(UpdateContext(self))
    }

    /// Evaluates the next group and lays out; false if no group waited.
    private func updateNextGroup() -> Bool {
        let group = updatePass.beginNext()
        if let group { clock.showing { updatePass.evaluate(group) } }
        layOut()
        guard let group else { return false }
        updatePass.runActions(of: group)
        // To rows that have to be made first.
        if layoutPass.rowFill.isAiming { layOut() }
        updatePass.end(group)
        return true
    }

    /// Moves everything under way to this frame's time; what ends may write, and what is animatable is evaluated.
    private func animate() {
        animatePass.play()
        update()
        animatePass.evaluate(AnimateContext(self))
        update()
        // What has come into sight meanwhile.
        if !animatePass.hasWork { return }
        animatePass.evaluate(AnimateContext(self))
        update()
    }

    /// Runs the layout step. It is called after each group, and again where that has set a scroll view on its way to
    /// rows that are not made; as the third step of a frame; and after a change of the host's.
    private func layOut() { clock.showing { layoutPass.run(LayoutContext(self)) } }

    /// Makes a change of the host's and lays it out under no animation, whatever writes wait.
    package func changeAtOnce(_ change: () -> Void) {
        updatePass.beginWithoutAnimation()
        change()
        layOut()
        // What the frames to come lay out is set off by no transaction of this change.
        updatePass.beginWithoutAnimation()
    }

    private var movesBuiltInsOnly: Bool {
        !hasPendingWork && animatePass.animator.movesBuiltInsOnly && clock.nextTime > clock.time
            && layoutPass.choosers.isEmpty && !layoutPass.rowFill.hasGaps
    }

    /// More rounds than a chain of writes in callbacks needs, few enough to come back from a loop at once.
    static let maximumRounds = 1000
}
