extension Publishers {
    /// Delivers, for each value, the time since the one before it.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context

        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.subscribe(
                Relay(subscriber, "MeasureInterval") { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return .deliver(last.distance(to: now))
                })
        }
    }
}

extension Publisher {
    /// Delivers, for each value, the time since the one before it, and for the first since the subscription.
    public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.MeasureInterval<Self, S>
    {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
