import Foundation
import TallyCore

/// The clock of the stage or window that plays the views: for code that runs in its frames, inputs and tasks.
enum HostClock {
    static var isPresent: Bool { Runtime.current != nil }

    /// What the host's clock shows.
    private struct Moment: Sendable {
        var time = 0.0
        var date = Date(timeIntervalSinceReferenceDate: 0)
    }

    /// When work for another queue set out: it keeps to that moment, as it takes none of the host's time.
    @TaskLocal private static var departure = Moment()

    private static var now: Moment? {
        guard let runtime = Runtime.current else { return nil }
        if !MainActor.isCurrent { return departure }
        return MainActor.assumeIsolated { Moment(time: runtime.time, date: runtime.date) }
    }

    /// Seconds since the host was started; nil where there is none.
    static var time: Double? { now?.time }

    /// The host's, by its calendar; the real one where there is none.
    static var date: Date { now?.date ?? Date() }

    /// Runs the action on the main actor at a time from now; does nothing where there is no host.
    ///
    /// Negative and not-a-number delays count as 0. An infinite one never comes.
    static func schedule(after delay: Double, _ action: @escaping @Sendable @MainActor () -> Void) {
        guard let runtime = Runtime.current, delay < .infinity || delay.isNaN else { return }
        let sanitized = delay > 0 ? delay : 0
        onMain { _ = runtime.schedule(at: runtime.time + sanitized, action) }
    }

    /// Runs the action on the main actor: at once where this is it.
    static func onMain(_ action: @escaping @Sendable @MainActor () -> Void) {
        if MainActor.isCurrent {
            MainActor.assumeIsolated { action() }
        } else {
            // What is spelled out has Dispatch's own function called.
            DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { action() }
        }
    }

    /// Returns the same work, for another queue: what it hands back to the main one is in the host's time.
    ///
    /// A stage that is played lets it finish before it goes on to the next frame.
    static func carried(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        guard let runtime = Runtime.current, let now else { return work }
        onMain { runtime.taskEnqueued() }
        return {
            $departure.withValue(now) { runtime.carrying(work) }
            DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
                MainActor.assumeIsolated { runtime.taskStarted() }
            }
        }
    }

    /// Returns what a scheduler is given, for the actor or the queue that it is scheduled on.
    static func handedOver(_ action: @escaping () -> Void) -> @Sendable () -> Void {
        // unsafe: as Combine says, whoever schedules an action hands over what it holds.
        nonisolated(unsafe) let action = action
        return { action() }
    }

    /// Returns the seconds from now to a date, by the host's calendar or by the real one: whichever the date is nearer
    /// to.
    ///
    /// Rounded up to whole milliseconds: what passes while a program works out its date does not count.
    static func delay(to date: Date) -> Double {
        let real = (date.timeIntervalSinceNow * 1000).rounded(.up) / 1000
        guard let now else { return real }
        let hosted = date.timeIntervalSince(now.date)
        return abs(hosted) <= abs(real) ? hosted : real
    }
}
