/// A publisher that delivers what is sent to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Where Combine keeps what subscribers are told.
public enum Subscribers {
    @frozen public enum Completion<Failure: Error>: Sendable {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// Delivers values to those who are subscribed when they are sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output>()

    public init() {}

    public func send(_ value: Output) { subscribers.send(value) }

    /// Ends the subject: nothing sent later is delivered.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end() }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { subscribers.add(receive) }
}

/// Delivers its value to whoever subscribes, and each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output>()
    private let lock = Lock()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// A new value is delivered once it is set.
    public var value: Output {
        get { lock.holding { current } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        if subscribers.isOver { return }
        lock.holding { current = value }
        subscribers.send(value)
    }

    /// Ends the subject: nothing sent later is taken or delivered.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end() }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        if !subscribers.isOver { receive(value) }
        return subscribers.add(receive)
    }
}
