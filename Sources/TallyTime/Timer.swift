public import Foundation
import TallyCore

/// A timer that follows the clock of the stage or window that plays the views, and else the run loop it is added to.
///
/// A file that imports `SwiftUI` finds this name before Foundation's. It is one of Foundation's timers, for files that know
/// no other. Intervals below 0.1 ms, and what is not a number, count as 0.1 ms. What a repeating timer is late by it makes
/// up for: it runs once for each of its moments that has passed on the clock.
open class Timer: Foundation.Timer {
    /// Foundation never lets go of a timer, so what this one runs is in the keeping of what runs it: the timer's own only
    /// until it is scheduled.
    private final class Work {
        let run: @Sendable (Timer) -> Void
        init(_ run: @escaping @Sendable (Timer) -> Void) { self.run = run }
    }

    private var kept: Work?
    private weak var lent: Work?
    /// The host whose clock `due` is on.
    private weak var host: Runtime?
    /// When it runs next, on the host's clock.
    private var due: Double?
    private var interval = 0.0
    /// Of what is scheduled with the host.
    private var serial: Int?
    final var givenInfo: Any?

    /// - Parameter date: when it runs first, by the calendar; one that has passed is now.
    public override init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        let interval = Self.sanitized(interval)
        kept = Work(block)
        super.init(fire: Self.sanitized(date), interval: interval, repeats: repeats) { timer in
            // unsafe: the timer that is handed to the block is the one that has it.
            unsafeDowncast(timer, to: Timer.self).run()
        }
        if repeats { self.interval = interval }
    }

    /// Does nothing until it is added to a run loop; the interval counts from now.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        let interval = Self.sanitized(interval)
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
        due = HostClock.time.map { $0 + interval }
        host = Runtime.current
    }

    @discardableResult
    open override class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    // MARK: With a host

    @MainActor func schedule(on runtime: Runtime) {
        guard isValid, serial == nil else { return }
        if host !== runtime || due == nil { due = runtime.time + max(0, HostClock.delay(to: super.fireDate)) }
        host = runtime
        guard let due, due < .infinity, let work = kept ?? lent else { return }
        lent = work
        kept = nil
        serial = runtime.schedule(at: due) { [self] in
            serial = nil
            self.due = due + interval
            if interval > 0 { schedule(on: runtime) }
            run(work)
        }
    }

    private func withdraw() {
        guard let serial, let host else { return }
        self.serial = nil
        HostClock.onMain { host.cancelScheduled(serial) }
    }

    private func run(_ work: Work? = nil) {
        guard isValid, let work = work ?? kept ?? lent else { return }
        work.run(self)
        if interval == 0 { invalidate() }
    }

    // MARK: As Foundation's

    /// What the timer was made with.
    open override var userInfo: Any? { givenInfo }

    /// Runs the block now, whatever is scheduled. A timer that does not repeat is over then.
    open override func fire() { run() }

    /// Stops the timer: it never runs the block again.
    open override func invalidate() {
        super.invalidate()
        withdraw()
        kept = nil
    }

    /// When it runs next, by the calendar. It can be put off, and brought forward.
    open override var fireDate: Date {
        get {
            guard let due, let host, serial != nil else { return super.fireDate }
            return MainActor.isCurrent
                ? MainActor.assumeIsolated { Date(timeIntervalSinceNow: due - host.time) } : super.fireDate
        }
        set {
            super.fireDate = Self.sanitized(newValue)
            due = nil
            guard serial != nil, let host else { return }
            kept = lent
            withdraw()
            let timer = OnMain(self)
            HostClock.onMain { timer.value.schedule(on: host) }
        }
    }

    private static func sanitized(_ interval: TimeInterval) -> TimeInterval {
        interval > 0.0001 ? min(interval, 1e10) : 0.0001
    }

    private static func sanitized(_ date: Date) -> Date { date.timeIntervalSinceReferenceDate.isNaN ? Date() : date }
}
