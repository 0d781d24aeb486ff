/// Delivers values to those who are subscribed when they are sent, and have asked for them: others miss them.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let list = ConduitList<Output, Failure>()
    private let upstreams = SubjectUpstreams(isWanted: false)

    public init() {}

    deinit { upstreams.cancel() }

    public func send(_ value: Output) { list.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }

    /// Asks for all values as soon as a subscriber of its own has asked for one.
    public func send(subscription: any Subscription) { upstreams.add(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = SubscriberConduit(subscriber, list, "PassthroughSubject") { [upstreams] in upstreams.want() }
        conduit.attach { nil }
    }
}

/// The subscriptions of a subject to what is sent through it.
final class SubjectUpstreams {
    private let lock = Lock()
    private var subscriptions: [any Subscription] = []
    private var isWanted: Bool
    private var isOver = false

    init(isWanted: Bool) { self.isWanted = isWanted }

    func add(_ subscription: any Subscription) {
        let (isOver, isWanted) = lock.holding {
            if !self.isOver { subscriptions.append(subscription) }
            return (self.isOver, self.isWanted)
        }
        if isOver { subscription.cancel() } else if isWanted { subscription.request(.unlimited) }
    }

    /// Asks for all values, once.
    func want() {
        let asked = lock.holding { () -> [any Subscription] in
            if isWanted { return [] }
            isWanted = true
            return subscriptions
        }
        for subscription in asked { subscription.request(.unlimited) }
    }

    func cancel() {
        var ended: [any Subscription] = []
        lock.holding {
            isOver = true
            swap(&ended, &subscriptions)
        }
        for subscription in ended { subscription.cancel() }
    }
}
