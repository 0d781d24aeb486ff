extension Publishers {
    /// Ends where no value comes for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        /// Makes what it fails with; it finishes where this is nil.
        public let customError: (() -> Upstream.Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Waiting(subscriber, interval, scheduler, options, customError).side())
        }
    }
}

private final class Waiting<Context: Scheduler, Downstream: Subscriber>: ScheduledJunction<Context, Downstream> {
    private let interval: Stride
    private let customError: (() -> Downstream.Failure)?
    private var events: [Downstream.Input] = []

    init(
        _ downstream: Downstream, _ interval: Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?,
        _ customError: (() -> Downstream.Failure)?
    ) {
        self.interval = interval
        self.customError = customError
        super.init(downstream, "Timeout", scheduler, options)
    }

    override var initialDemand: Subscribers.Demand? { nil }
    override func begun() { wait() }

    private func wait() {
        setTimer(interval) {
            let completion = self.customError.map { .failure($0()) } ?? Subscribers.Completion.finished
            self.changeOnSchedule { self.end(completion) }
        }
    }

    override func take(_ value: Downstream.Input) {
        change { events.append(value) }
        wait()
        soon { self.changeOnSchedule { if !self.events.isEmpty { self.deliver(self.events.removeFirst()) } } }
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        stopTimer()
        soon { self.changeOnSchedule { self.end(completion) } }
    }

    override func letGo() -> [any Cancellable] {
        events = []
        return super.letGo()
    }
}

extension Publisher {
    /// Ends where no value comes for a while, counted from the subscription and from each value.
    ///
    /// - Parameter customError: makes what it fails with; without one it finishes.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
