/// Ends a subscription when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
    private struct Action: Cancellable {
        let run: () -> Void
        func cancel() { run() }
    }

    private let lock = Lock()
    private var target: (any Cancellable)?

    /// Runs a closure when it is cancelled or goes away, once.
    public init(_ cancel: @escaping () -> Void) { target = Action(run: cancel) }

    public init<C: Cancellable>(_ canceller: C) { target = canceller }

    deinit { target?.cancel() }

    public func cancel() {
        let ended = lock.holding {
            let ended = target
            target = nil
            return ended
        }
        ended?.cancel()
    }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
