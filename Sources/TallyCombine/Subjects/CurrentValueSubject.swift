/// Delivers its value to whoever subscribes, and each new one. Who has asked for none gets the newest when it asks.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let list = ConduitList<Output, Failure>()
    private let upstreams = SubjectUpstreams(isWanted: true)
    private let lock = Lock()
    private var current: Output

    public init(_ value: Output) { current = value }

    deinit { upstreams.cancel() }

    /// A new value is delivered once it is set.
    public var value: Output {
        get { lock.holding { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        if list.isOver { return }
        // The old value goes when the lock is open: its end may come back here.
        var other = value
        lock.holding { swap(&current, &other) }
        list.send(value)
    }

    /// Ends the subject: nothing sent later is taken or delivered.
    public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }

    /// Asks for all values at once.
    public func send(subscription: any Subscription) { upstreams.add(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        SubscriberConduit(subscriber, list, "CurrentValueSubject", keepsNewest: true).attach { value }
    }
}
