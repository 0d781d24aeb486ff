/// The tie of one subscriber to a publisher. Cancelling it frees what both hold of each other.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for that many values more. Asking for none does nothing.
    func request(_ demand: Subscribers.Demand)
}

/// Where subscriptions that stand for themselves are.
public enum Subscriptions {
    private struct Empty: Subscription, CustomStringConvertible {
        let combineIdentifier = CombineIdentifier()
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
        var description: String { "Empty" }
    }

    /// Delivers nothing: for publishers that complete at once.
    public static var empty: any Subscription { Empty() }
}
