public import Foundation
public import TallyCombine
import TallyCore

extension Timer {
    /// Returns a publisher that delivers the date again and again, as long as it is connected.
    ///
    /// The date is the one of the host's calendar: of a stage, its time counted from the reference date; of a window, the
    /// real one.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Delivers the date at even intervals, to all who are subscribed, while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?
        private let dates = PassthroughSubject<Date, Never>()
        private var timer: Timer?

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Who has not asked for a date at its time misses it.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Begins, or goes on if it has begun: the answer of every call ends it.
        public func connect() -> any Cancellable {
            if timer == nil {
                let tick = HostClock.handedOver { self.dates.send(HostClock.date) }
                let timer = Timer(timeInterval: interval, repeats: true) { _ in tick() }
                runLoop.add(timer, forMode: mode)
                self.timer = timer
            }
            return Connection(publisher: self)
        }

        /// Unlike a subscription, it goes on when nobody keeps this.
        private struct Connection: Cancellable {
            let publisher: TimerPublisher

            func cancel() {
                publisher.timer?.invalidate()
                publisher.timer = nil
            }
        }
    }
}
