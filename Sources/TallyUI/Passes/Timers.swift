package import Foundation

extension Runtime {
    /// A task of the views has been made or woken, and has not got to its code yet.
    package func taskSetsOut() { tasksOnTheirWay += 1 }
    /// It has, and runs on without a break to where it waits next.
    package func taskArrives() { tasksOnTheirWay -= 1 }

    /// What the host's calendar shows.
    package var date: Date { epoch.addingTimeInterval(time) }

    /// Runs the action in the first frame at or after the time. Returns a number to cancel it by.
    ///
    /// Actions that schedule one another at once without end would never let time pass: after a thousand in a row the next
    /// waits for a sixtieth of a second.
    @discardableResult
    package func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> Int {
        timerSerial += 1
        var time = time.isFinite ? time : self.time
        var depth = time == self.time ? timerDepth + 1 : 0
        if depth > Runtime.maximumRounds {
            depth = 0
            time += 1 / 60
            report("Work for the main queue schedules itself again and again without any delay.")
        }
        timers.add(ScheduledAction(time: time, serial: timerSerial, depth: depth, action: action))
        return timerSerial
    }

    package func cancelScheduled(_ serial: Int) { timers.cancel(serial) }

    func runDueTimers() {
        while let due = timers.takeDue(at: time) {
            timerDepth = due.depth
            due.action()
        }
        timerDepth = -1
    }

    /// True if a write waits to be shown, or a callback to be run.
    package var hasPendingWork: Bool {
        !groups.isEmpty || !afterwards.isEmpty || !layoutQueue.isEmpty || !recordQueue.isEmpty
            || !frameEvaluations.isEmpty || displayList.needsCommit
    }

    package var isAnimating: Bool { animator.isPlaying }
    package var isAnimatingUnseen: Bool { animator.isPlayingUnseen }
    package var hasFiniteAnimation: Bool { animator.hasFiniteRuns }

    /// The next moment after `time` at which something ends or is due, apart from the frames between.
    package var nextEventTime: Double {
        min(timers.nextTime, animator.nextEnd(after: time))
    }
}
