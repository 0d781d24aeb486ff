import Foundation
import TallyCore

/// Calls once at a time of what plays.
@MainActor
final class GestureAlarm {
    private weak var runtime: Runtime?
    private var serial: Int?

    /// - Parameter seconds: from now.
    func set(_ runtime: Runtime?, in seconds: Double, _ action: @escaping @MainActor () -> Void) {
        cancel()
        self.runtime = runtime
        guard let runtime else { return }
        serial = runtime.schedule(at: runtime.time + seconds) { [weak self] in
            self?.serial = nil
            action()
        }
    }

    func cancel() {
        if let serial { runtime?.cancelScheduled(serial) }
        serial = nil
    }
}
