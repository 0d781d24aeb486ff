extension Runtime {
    /// A task of the views has been made or woken, and has not got to its code yet.
    package func taskSetsOut() { tasksOnTheirWay += 1 }
    /// It has, and runs on without a break to where it waits next.
    package func taskArrives() { tasksOnTheirWay -= 1 }

    /// Runs the action in the first frame at or after the time. Returns a number to cancel it by.
    @discardableResult
    package func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> Int {
        timerSerial += 1
        timers.append(ScheduledAction(time: time.isFinite ? time : self.time, serial: timerSerial, action: action))
        return timerSerial
    }

    package func cancelScheduled(_ serial: Int) { timers.removeAll { $0.serial == serial } }

    func runDueTimers() {
        while let due = timers.filter({ $0.time <= time }).min(by: { ($0.time, $0.serial) < ($1.time, $1.serial) }) {
            timers.removeAll { $0.serial == due.serial }
            due.action()
        }
    }

    /// True if a write waits to be shown, or a callback to be run.
    package var hasPendingWork: Bool {
        !groups.isEmpty || !afterwards.isEmpty || !layoutQueue.isEmpty || !recordQueue.isEmpty
            || !frameEvaluations.isEmpty || displayList.needsCommit
    }

    package var isAnimating: Bool { !animator.isEmpty }
    package var hasFiniteAnimation: Bool { animator.hasFiniteRuns }

    /// The next moment after `time` at which something ends or is due, apart from the frames between.
    package var nextEventTime: Double {
        let timer = timers.map(\.time).min() ?? .infinity
        return min(timer, animator.nextEnd(after: time))
    }
}
