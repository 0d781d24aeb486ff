/// Delivers values over time to whoever subscribes, as many as that asks for, and at most one completion.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    /// What it can end with: `Never`, where it does not fail.
    associatedtype Failure: Error

    /// Hands the subscriber a subscription, through which it asks for values. Called by `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber, which from then on asks for values.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends all it delivers through a subject, as long as the answer lives.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let forwarder = SubjectForwarder(subject)
        subscribe(forwarder)
        return AnyCancellable(forwarder)
    }
}

/// Where the publishers that operators make are.
public enum Publishers {}
