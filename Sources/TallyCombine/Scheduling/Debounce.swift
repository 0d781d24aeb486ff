extension Publishers {
    /// Delivers a value when none has come for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Debouncing(subscriber, dueTime, scheduler, options).side())
        }
    }
}

private final class Debouncing<Context: Scheduler, Downstream: Subscriber>: ScheduledJunction<Context, Downstream> {
    private let dueTime: Stride

    init(_ downstream: Downstream, _ dueTime: Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.dueTime = dueTime
        super.init(downstream, "Debounce", scheduler, options)
    }

    override func take(_ value: Downstream.Input) {
        setTimer(dueTime) { self.changeOnSchedule { if self.demand > .none { self.deliver(value) } } }
    }

    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        stopTimer()
        soon { self.changeOnSchedule { self.end(completion) } }
    }
}

extension Publisher {
    /// Delivers a value when none has come for a while after it.
    ///
    /// What still waits when the publisher ends is lost, and so is what nobody has asked for when its time comes.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
