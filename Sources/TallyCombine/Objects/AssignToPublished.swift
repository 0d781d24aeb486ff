extension Publisher where Failure == Never {
    /// Writes each value to a `@Published` property, until the property goes; it does not keep the object around it.
    public func assign(to published: inout Published<Output>.Publisher) {
        let assignment = PublishedAssignment(published.storage)
        published.storage.keep(assignment)
        subscribe(assignment)
    }
}

/// Asks for all values and writes each to a published property that it does not keep.
final class PublishedAssignment<Value>: Subscriber, Cancellable {
    typealias Input = Value
    typealias Failure = Never

    private let tie = Tie()
    private weak var storage: Published<Value>.Storage?

    init(_ storage: Published<Value>.Storage) { self.storage = storage }

    func receive(subscription: any Subscription) {
        if tie.take(subscription) { subscription.request(.unlimited) }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        storage?.assign(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        _ = tie.release()
        storage?.forget(self)
    }

    func cancel() { tie.release()?.cancel() }
}
