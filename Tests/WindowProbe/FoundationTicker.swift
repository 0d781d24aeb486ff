import Foundation

/// A model that knows nothing of SwiftUI, and counts what Foundation's timers do.
final class FoundationTicker: @unchecked Sendable {
    var changed: (String) -> Void = { _ in }
    private(set) var ticks = 0
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [unowned self] _ in
            ticks += 1
            changed("\(ticks)")
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    /// Once each: a timer that is added, and work for the run loop.
    func runOnce() {
        RunLoop.main.add(
            Timer(timeInterval: 0.02, repeats: false) { [unowned self] _ in changed("added") }, forMode: .common)
        RunLoop.main.perform { [unowned self] in changed("performed") }
    }
}
