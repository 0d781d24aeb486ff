import Foundation
import TallyScene

// What the host asks a runtime between frames.
extension Runtime {
    /// The seconds since the runtime was made.
    package var time: Double { clock.time }

    /// The date that views are told at time 0; setting it has them ask the machine's clock for `Date()`.
    package var epoch: Date {
        get { clock.epoch }
        set { clock.follow(machineDateAtStart: newValue) }
    }

    /// What the host's calendar shows.
    package var date: Date { clock.epoch.addingTimeInterval(clock.time) }

    package var displayList: DisplayList { recordPass.displayList }

    /// True if a write waits to be shown, or a callback to be run.
    package var hasPendingWork: Bool {
        updatePass.hasWork || layoutPass.hasWork || recordPass.hasWork || animatePass.hasWork
    }

    package var isAnimating: Bool { animator.isPlaying }
    package var isAnimatingUnseen: Bool { animator.isPlayingUnseen }
    package var hasFiniteAnimation: Bool { animator.hasFiniteRuns }

    /// The next moment after `time` at which something ends or is due, apart from the frames between.
    package var nextEventTime: Double { min(clock.nextTime, animator.nextEnd(after: clock.time)) }

    /// Shows what others have written to the stores that views read, in the next update.
    package func lookIntoStores() { updatePass.stores?.look() }

    /// Tasks of the views that are made or woken, and not in their code yet.
    package var enqueuedTasks: Int { clock.enqueuedTasks }
}
