extension Publishers {
    /// Delivers one value in each interval at most.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// Whether it is the newest value of the interval, or else the first.
        public let latest: Bool

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Throttling(subscriber, interval, scheduler, latest).side())
        }
    }
}

private final class Throttling<Context: Scheduler, Downstream: Subscriber>: ScheduledJunction<Context, Downstream> {
    private let interval: Stride
    private let latest: Bool
    private var waiting: Downstream.Input?
    private var lastTime: Context.SchedulerTimeType?
    private var completion: Subscribers.Completion<Downstream.Failure>?

    init(_ downstream: Downstream, _ interval: Stride, _ scheduler: Context, _ latest: Bool) {
        self.interval = interval
        self.latest = latest
        super.init(downstream, "Throttle", scheduler, nil)
    }

    override func take(_ value: Downstream.Input) {
        var isFirst = false
        var due: Context.SchedulerTimeType?
        change {
            isFirst = waiting == nil
            if isFirst || latest { waiting = value }
            due = lastTime?.advanced(by: interval)
        }
        guard isFirst else { return }
        if let due, due > scheduler.now {
            setTimer(interval, at: due) { self.release() }
        } else {
            soon { self.release() }
        }
    }

    private func release() {
        let now = scheduler.now
        changeOnSchedule {
            if let value = waiting {
                waiting = nil
                lastTime = now
                if demand > .none { deliver(value) }
            }
            if let completion { end(completion) }
        }
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        var isIdle = false
        change {
            self.completion = completion
            isIdle = waiting == nil
        }
        // After what waits, where something does.
        if isIdle { soon { self.release() } }
    }

    override func letGo() -> [any Cancellable] {
        waiting = nil
        return super.letGo()
    }
}

extension Publisher {
    /// Delivers one value in each interval at most; the first at once.
    ///
    /// - Parameter latest: whether it is the newest value of the interval, or else the first.
    public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
        -> Publishers.Throttle<Self, S>
    {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
