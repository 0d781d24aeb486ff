extension Publishers {
    /// Delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Postponing(subscriber, "ReceiveOn", scheduler, options, by: nil).side())
        }
    }

    /// Delivers everything later, the end too.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Postponing(subscriber, "Delay", scheduler, options, by: interval).side())
        }
    }
}

/// Has a scheduler deliver what comes, in the order it came.
private final class Postponing<Context: Scheduler, Downstream: Subscriber>: ScheduledJunction<Context, Downstream> {
    private enum Event {
        case value(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    private let interval: Stride?
    private var events: [Event] = []

    init(
        _ downstream: Downstream, _ description: String, _ scheduler: Context, _ options: Context.SchedulerOptions?,
        by interval: Stride?
    ) {
        self.interval = interval
        super.init(downstream, description, scheduler, options)
    }

    override var initialDemand: Subscribers.Demand? { nil }
    override func take(_ value: Downstream.Input) { add(.value(value)) }
    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) { add(.end(completion)) }

    private func add(_ event: Event) {
        change { events.append(event) }
        if let interval { at(scheduler.now.advanced(by: interval)) { self.next() } } else { soon { self.next() } }
    }

    private func next() {
        changeOnSchedule {
            if events.isEmpty { return }
            switch events.removeFirst() {
            case .value(let value): deliver(value)
            case .end(let completion): end(completion)
            }
        }
    }

    override func letGo() -> [any Cancellable] {
        events = []
        return super.letGo()
    }
}

extension Publisher {
    /// Delivers on a scheduler: values, and the end.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.ReceiveOn<Self, S>
    {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers everything later, the end too.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
