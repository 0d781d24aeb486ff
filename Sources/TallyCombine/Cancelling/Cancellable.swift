/// Ends what is going on, as a subscription.
public protocol Cancellable {
    /// Ends it. Called again it does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a collection of what is cancelled when that goes away.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
