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

    /// Nothing sent later is delivered.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end() }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { subscribers.add(receive) }
}

/// Delivers its value to whoever subscribes, and each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output>()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// A new value is delivered once it is set.
    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        if subscribers.isOver { return }
        current = value
        subscribers.send(value)
    }

    /// Nothing sent later is taken or delivered.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end() }

    public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        if !subscribers.isOver { receive(current) }
        return subscribers.add(receive)
    }
}

/// Who receives the values of a subject, in the order of subscription.
private final class SubscriberList<Output> {
    private var subscribers: [(id: Int, receive: (Output) -> Void)] = []
    private var nextID = 0
    private(set) var isOver = false

    func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        if isOver { return AnyCancellable {} }
        nextID += 1
        let id = nextID
        subscribers.append((id, receive))
        return AnyCancellable { [weak self] in self?.subscribers.removeAll { $0.id == id } }
    }

    /// One who cancels while a value is delivered, by that value, gets it no more.
    func send(_ value: Output) {
        for subscriber in subscribers where subscribers.contains(where: { $0.id == subscriber.id }) {
            subscriber.receive(value)
        }
    }

    func end() {
        isOver = true
        subscribers = []
    }
}
