import Foundation
@_spi(Runtime) import TallyCore

/// Wakes one timeline view at the moments of its schedule, as long as it is before the person's eyes.
@MainActor
final class TimelinePlayer<Schedule: TimelineSchedule>: NodeMemoryObject {
    let node: NodeLink
    private var schedule: Schedule?
    private var shown: Date?
    private var entries: Schedule.Entries.Iterator?
    /// The entry that comes after the one shown.
    private var next: Date?
    /// Seconds by which the schedule is ahead of the stage's time.
    private var lead = 0.0
    private lazy var timer = SeenTimer(node.living) { [weak self] in self?.wake() }
    private var run: FrameRun?

    init(_ node: NodeLink) { self.node = node }

    func nodeEnded(_ runtime: Runtime) {
        stop(runtime)
        timer.end()
    }

    private func now(_ runtime: Runtime) -> Date { runtime.date }

    /// Returns the date to show; another schedule than before begins now.
    func date(of new: Schedule) -> Date {
        guard let runtime = node.runtime else { return shown ?? .distantPast }
        if var known = schedule, ErasedComparator.of(Schedule.self).areEqual(&known, new) {
            return shown ?? now(runtime)
        }
        schedule = new
        stop(runtime)
        start(new, runtime)
        let date = shown ?? now(runtime)
        shown = date
        return date
    }

    private func start(_ schedule: Schedule, _ runtime: Runtime) {
        if let animation = schedule as? AnimationTimelineSchedule, animation.interval <= FrameRun.longestInterval {
            if !animation.paused { follow(animation, runtime) }
            return
        }
        let now = now(runtime)
        entries = schedule.entries(from: now, mode: .normal).makeIterator()
        next = entries?.next()
        // A periodic schedule that begins in the present of the real clock, years ahead here, means that it begins now.
        if schedule is PeriodicTimelineSchedule, let first = next {
            let ahead = first.timeIntervalSince(now)
            if ahead > Self.ages { lead = ahead }
        }
        next = next.map(here)
        passEntries(now)
        wait(runtime)
    }

    /// Returns an entry of the schedule in the time of the stage.
    private func here(_ entry: Date) -> Date { lead == 0 ? entry : entry.addingTimeInterval(-lead) }

    private func stop(_ runtime: Runtime) {
        timer.stop()
        if let run { runtime.animator.stop(run) }
        run = nil
        entries = nil
        next = nil
        lead = 0
    }

    /// Shows the latest entry that has come.
    private func passEntries(_ now: Date) {
        var passed = 0
        while let entry = next, entry <= now {
            shown = entry
            next = entries?.next().map(here)
            passed += 1
            if passed == Self.mostEntries { return next = now.addingTimeInterval(Self.shortestWait) }
        }
    }

    private func wait(_ runtime: Runtime) {
        guard let next else { return }
        timer.wait(until: Swift.max(next.timeIntervalSince(runtime.epoch), runtime.time + Self.shortestWait))
    }

    private func wake() {
        guard let node = node.living else { return }
        passEntries(now(node.runtime))
        node.runtime.recordWrite(readers: [node])
        wait(node.runtime)
    }

    private func follow(_ schedule: AnimationTimelineSchedule, _ runtime: Runtime) {
        let start = runtime.time
        shown = now(runtime)
        // Without an interval of its own, the moment of each frame is an entry.
        let interval = schedule.minimumInterval == nil ? 0 : schedule.interval
        let run = FrameRun(interval: interval, from: start) { [weak self] in
            guard let self, let node = node.living else { return }
            shown = node.runtime.epoch.addingTimeInterval($0)
            if let composite = node.composite { node.runtime.needsFrameEvaluation(composite) }
        }
        self.run = run
        runtime.animator.start(run, at: node.living)
    }

    /// A schedule that stands still would be asked for ever.
    private static var mostEntries: Int { 100_000 }
    /// Ten years in seconds.
    private static var ages: Double { 315_576_000 }
    private static var shortestWait: Double { AnimationTimelineSchedule.shortestInterval }
}

/// Stands among what is under way for content that is shown anew in every frame.
final class FrameRun: CustomRun {
    /// The longest interval, in seconds, at which all frames are asked for. What is shown anew less often waits for its
    /// moments.
    static let longestInterval = 0.05

    private let interval: Double
    private let start: Double
    private var shown: Double
    private let show: @MainActor (Double) -> Void

    /// - Parameter interval: Seconds from one entry to the next; 0: every frame is one.
    init(interval: Double, from start: Double, show: @escaping @MainActor (Double) -> Void) {
        self.interval = interval
        self.start = start
        self.show = show
        shown = start
    }

    override func play(at time: Double) -> Bool {
        var entry = time
        // A hair more, so that a frame at the very moment of an entry shows it whatever the last bit says.
        if interval > 0 { entry = start + ((time - start) / interval + 1e-9).rounded(.down) * interval }
        if entry > shown {
            shown = entry
            show(entry)
        }
        return false
    }

    override func isOver(at time: Double) -> Bool { false }
}
