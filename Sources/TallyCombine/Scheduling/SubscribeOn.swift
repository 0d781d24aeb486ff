extension Publishers {
    /// Subscribes, asks for values and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let upstream = upstream
            let inner = Inner(subscriber, scheduler, options)
            scheduler.schedule(options: options) { upstream.subscribe(inner) }
        }
    }
}

private final class Inner<Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let tie = Tie()
    private var downstream: Downstream?
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.scheduler = scheduler
        self.options = options
    }

    private var current: Downstream? { lock.holding { downstream } }

    private func take() -> Downstream? {
        lock.holding {
            let taken = downstream
            downstream = nil
            return taken
        }
    }

    func receive(subscription: any Subscription) {
        guard tie.take(subscription) else { return }
        current?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand { current?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = tie.release()
        take()?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        scheduler.schedule(options: options) { self.tie.current?.request(demand) }
    }

    func cancel() {
        let ended = take()
        if let subscription = tie.release() { scheduler.schedule(options: options) { subscription.cancel() } }
        withExtendedLifetime(ended) {}
    }

    var description: String { "SubscribeOn" }
}

extension Publisher {
    /// Subscribes, asks for values and cancels on a scheduler; where values come is the publisher's matter.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.SubscribeOn<Self, S>
    {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
