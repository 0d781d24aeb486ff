/// Tells subscribers that an object is about to change, from whatever thread it is changed on.
// unsafe: its list of subscribers has a lock.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let list = ConduitList<Void, Never>()

    public init() {}

    public func send() { list.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        SubscriberConduit(subscriber, list, "ObservableObjectPublisher").attach { nil }
    }

    /// Calls the closure for each change, as long as the answer lives: for views, at no more cost than the call.
    package func observe(_ changed: @escaping () -> Void) -> AnyCancellable {
        let observer = Observer(changed, list)
        _ = list.add(observer)
        return AnyCancellable(observer)
    }

    private final class Observer: Conduit<Void, Never>, Cancellable {
        /// Passed from under the lock as it is, where a closure by itself would be wrapped, which takes an allocation.
        private struct Action {
            let run: () -> Void
        }

        private let lock = Lock()
        private var action: Action?
        private weak var list: ConduitList<Void, Never>?

        init(_ changed: @escaping () -> Void, _ list: ConduitList<Void, Never>) {
            action = Action(run: changed)
            self.list = list
        }

        override func offer(_ value: Void) {
            let action = lock.holding { self.action }
            action?.run()
        }

        func cancel() {
            let ended = lock.holding {
                let ended = action
                action = nil
                return ended
            }
            list?.remove(self)
            withExtendedLifetime(ended) {}
        }
    }
}
