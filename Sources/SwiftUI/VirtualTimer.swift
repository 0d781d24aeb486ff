public import Foundation
public import TallyUI

/// A timer that follows the clock of the stage or window that plays the views.
///
/// A file that imports `SwiftUI` finds this name before Foundation's. Intervals below 0.1 ms count as 0.1 ms.
public final class Timer: @unchecked Sendable {
    public let timeInterval: TimeInterval
    public private(set) var isValid = true
    private let repeats: Bool
    private let block: @Sendable (Timer) -> Void
    private var cancel: (() -> Void)?

    private init(_ interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        timeInterval = interval > 0.0001 ? interval : 0.0001
        self.repeats = repeats
        self.block = block
    }

    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(interval, repeats: repeats, block: block)
        if HostClock.isOnMainThread { MainActor.assumeIsolated { timer.schedule() } }
        return timer
    }

    @MainActor private func schedule() {
        guard isValid else { return }
        cancel = HostClock.schedule(after: timeInterval) { [self] in
            if repeats { schedule() }
            fire()
        }
    }

    /// Runs the block now, whatever is scheduled.
    public func fire() {
        guard isValid else { return }
        if !repeats { isValid = false }
        block(self)
    }

    /// Never runs the block again.
    public func invalidate() {
        isValid = false
        cancel?()
        cancel = nil
    }

    /// A publisher that delivers the host's time as a date, seconds since the reference date, once connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    public struct TimerPublisher: Sendable {
        public let interval: TimeInterval

        /// Begins when somebody subscribes, and ends with the subscription.
        public func autoconnect() -> Connected { Connected(interval: interval) }
    }

    public struct Connected: Publisher {
        public typealias Output = Date
        public typealias Failure = Never
        let interval: TimeInterval

        public func _subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable {
            nonisolated(unsafe) let receive = receive
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
                receive(Date(timeIntervalSinceReferenceDate: HostClock.time))
            }
            return AnyCancellable { timer.invalidate() }
        }
    }
}
