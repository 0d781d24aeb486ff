import Synchronization
import TallyCombine
import TallyCore

/// Runs an action again and again on the clock of a stage or window, until it is cancelled.
final class HostRepetition: Sendable, Cancellable {
    private let isCancelled = Atomic(false)
    private let interval: Double
    private let action: @Sendable @MainActor () -> Void
    /// Of what is scheduled with the host.
    @MainActor private var serial: Int?
    @MainActor private weak var runtime: Runtime?

    /// - Parameters:
    ///   - delay: seconds from now; what is negative or no number counts as 0.
    ///   - interval: below 0.1 ms, or no number, it counts as 0.1 ms.
    init(after delay: Double, every interval: Double, _ action: @escaping @Sendable @MainActor () -> Void) {
        self.interval = interval > 0.0001 ? interval : 0.0001
        self.action = action
        let delay = delay > 0 ? delay : 0
        guard let runtime = Runtime.current else { return }
        HostClock.onMain {
            self.runtime = runtime
            self.schedule(at: runtime.time + delay)
        }
    }

    @MainActor private func schedule(at due: Double) {
        guard !isCancelled.load(ordering: .acquiring), due < .infinity, let runtime else { return }
        serial = runtime.schedule(at: due) {
            self.serial = nil
            self.schedule(at: due + self.interval)
            self.action()
        }
    }

    func cancel() {
        isCancelled.store(true, ordering: .releasing)
        HostClock.onMain {
            if let serial = self.serial { self.runtime?.cancelScheduled(serial) }
            self.serial = nil
        }
    }
}
