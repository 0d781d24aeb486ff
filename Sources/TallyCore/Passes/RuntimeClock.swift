import Foundation

/// A runtime's time, which its host hands in, and what is to be run when it has come to a moment.
@MainActor
package final class RuntimeClock {
    /// The seconds since the runtime was made.
    private(set) var time: Double
    /// Counts the frames that were played.
    package private(set) var frames = 0
    /// The date that views are told at time 0.
    private(set) var epoch = Date(timeIntervalSinceReferenceDate: 0)
    /// What code of the views is answered that asks for the date.
    let shownDate = ShownDate()
    private var isMachineDate = false
    private var actions = ScheduledActions()
    /// The number of the action that was scheduled last.
    package private(set) var serial = 0
    /// That of the one that was scheduled last when the last frame ended, and when that was.
    private var ended = (serial: 0, time: -Double.infinity)
    /// The depth of the action that runs; -1 if none does.
    private var depth = -1
    /// How often actions have run at one time, each after what those before had written was shown.
    private var rounds = (count: 0, time: -Double.infinity)
    private var hasWarnedOfRounds = false
    /// Whether bodies are evaluated, or views laid out: what these put off is for the next frame.
    private var isShowing = false
    private var hasBegun = false
    /// Tasks of the views that are made or woken, and not in their code yet.
    var enqueuedTasks = 0
    private let host: HostLink

    init(time: Double, host: HostLink) {
        self.time = time
        self.host = host
        showDate()
    }

    /// What is scheduled from now on comes after what happens to the views from now on.
    func endFrame() { ended = (serial, time) }

    // What goes on without its stage has the machine's date.
    deinit { shownDate.set(nil) }

    /// Brings the clock to a time; it never goes back.
    func advance(to time: Double) {
        self.time = max(self.time, time)
        frames += 1
        showDate()
    }

    /// Has views told a date at time 0 that goes with the machine's clock, which they may ask themselves.
    func follow(machineDateAtStart epoch: Date) {
        self.epoch = epoch
        isMachineDate = true
        shownDate.set(nil)
    }

    private func showDate() { if !isMachineDate { shownDate.set(epoch.addingTimeInterval(time)) } }

    /// Runs the action in the first frame at or after the time. Returns a number to cancel it by.
    ///
    /// What a body schedules at once is run in the next frame, as the main queue's next turn comes after a frame: a body that
    /// sets a value so whenever it is evaluated does it once a frame. Actions that schedule one another at once without end would
    /// never let time pass: after a thousand in a row the next waits for a sixtieth of a second; after a hundred where each is
    /// scheduled by what the one before has changed.
    func schedule(at moment: Double, _ action: @escaping @MainActor () -> Void) -> Int {
        serial += 1
        var moment = moment.isFinite ? moment : time
        if isShowing, moment == time { moment += 1 / 60 }
        var depth = moment == time ? depth + 1 : 0
        if depth > Runtime.maximumRounds || moment == time && isGoingRound {
            depth = 0
            moment += 1 / 60
            if !hasWarnedOfRounds {
                hasWarnedOfRounds = true
                host.send(.warning("Work for the main queue schedules itself again and again without any delay."))
            }
        }
        actions.add(ScheduledAction(time: moment, serial: serial, depth: depth, action: action))
        if moment <= time { host.askForFrame() }
        return serial
    }

    /// Evaluates bodies, or lays views out.
    func showing(_ step: () -> Void) {
        let wasShowing = isShowing
        isShowing = true
        step()
        isShowing = wasShowing
    }

    func cancel(_ serial: Int) { actions.cancel(serial) }

    /// When the next action is due; infinity: there is none.
    var nextTime: Double { actions.nextTime }

    /// Whether this frame is the first one.
    func beginsFirstFrame() -> Bool {
        defer { hasBegun = true }
        return !hasBegun
    }

    private static let maximumTurns = 100
    private var isGoingRound: Bool { depth < 0 && rounds.time == time && rounds.count > Self.maximumTurns }

    /// - Parameters:
    ///   - isChanged: Whether something has happened to the views since the last frame. What that frame has left for the main queue's next
    ///     turn comes before it.
    ///   - show: Shows what the code before has changed: an action's change is there when the main queue's next turn comes.
    func runDue(before isChanged: Bool, after show: () -> Void) {
        if isChanged {
            while let due = actions.takeDue(at: ended.time, upTo: ended.serial) { run(due) }
        }
        if actions.nextTime <= time { rounds = (rounds.time == time ? rounds.count + 1 : 1, time) }
        while let due = actions.takeDue(at: time) {
            show()
            run(due)
        }
        depth = -1
    }

    private func run(_ due: ScheduledAction) {
        depth = due.depth
        due.action()
    }

    func removeAll() { actions = ScheduledActions() }
}
