/// Receives a subscription, then as many values as it asks for, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Called once, before all else. Whoever keeps the subscription asks for values through it.
    func receive(subscription: any Subscription)

    /// Answers how many values more it takes, beside what it has asked for already.
    func receive(_ input: Input) -> Subscribers.Demand

    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// Where what subscribers say and are told is.
public enum Subscribers {}
