extension Publishers {
    /// Calls closures for what happens between two, and changes nothing of it.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Upstream.Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Watcher(subscriber, self))
        }
    }
}

private final class Watcher<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    private typealias Work = (downstream: Downstream, events: Publishers.HandleEvents<Upstream>)

    private let lock = Lock()
    private let tie = Tie()
    private var work: Work?

    init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) { work = (downstream, events) }

    private var current: Work? { lock.holding { work } }

    private func take() -> Work? {
        lock.holding {
            let taken = work
            work = nil
            return taken
        }
    }

    func receive(subscription: any Subscription) {
        guard let work = current, tie.take(subscription) else { return }
        work.events.receiveSubscription?(subscription)
        work.downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let work = current else { return .none }
        work.events.receiveOutput?(input)
        let more = work.downstream.receive(input)
        if more > .none { work.events.receiveRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = tie.release()
        guard let work = take() else { return }
        work.events.receiveCompletion?(completion)
        work.downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let subscription = tie.current else { return }
        current?.events.receiveRequest?(demand)
        subscription.request(demand)
    }

    func cancel() {
        guard let work = take() else { return }
        work.events.receiveCancel?()
        tie.release()?.cancel()
    }

    var description: String { "HandleEvents" }
}

extension Publisher {
    /// Calls closures for what happens between it and its subscriber, and changes nothing of it.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
