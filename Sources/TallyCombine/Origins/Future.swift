/// Delivers the result of work that begins with it, to whoever subscribes, however late.
public final class Future<Output, Failure: Error>: Publisher {
    /// What the work calls when it has its result. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [FutureConduit<Output, Failure>] = []

    /// Begins the work at once, whether anybody is subscribed or not.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in self.fulfill(result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        var all: [FutureConduit<Output, Failure>] = []
        lock.holding {
            guard self.result == nil else { return }
            self.result = result
            swap(&all, &waiting)
        }
        for conduit in all { conduit.fulfill(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = Attached(subscriber, self)
        // Before the subscription is handed on, so that one who cancels at once is found.
        let known = lock.holding {
            if result == nil { waiting.append(conduit) }
            return result
        }
        subscriber.receive(subscription: conduit)
        if let known { conduit.fulfill(known) }
    }

    private func forget(_ conduit: FutureConduit<Output, Failure>) {
        let removed = lock.holding { waiting.firstIndex { $0 === conduit }.map { waiting.remove(at: $0) } }
        withExtendedLifetime(removed) {}
    }

    private final class Attached<Downstream: Subscriber>: FutureConduit<Output, Failure>, Subscription,
        CustomStringConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = Lock()
        private var downstream: Downstream?
        private weak var future: Future?
        private var isAsked = false
        private var value: Output?

        init(_ downstream: Downstream, _ future: Future) {
            self.downstream = downstream
            self.future = future
        }

        override func fulfill(_ result: Result<Output, Failure>) {
            switch result {
            case .failure(let error): take()?.receive(completion: .failure(error))
            case .success(let value):
                let isDue = lock.holding {
                    if !isAsked { self.value = value }
                    return isAsked
                }
                if isDue { deliver(value) }
            }
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            var due: Output?
            lock.holding {
                isAsked = true
                swap(&due, &value)
            }
            if let due { deliver(due) }
        }

        private func deliver(_ value: Output) {
            guard let downstream = lock.holding({ downstream }) else { return }
            _ = downstream.receive(value)
            take()?.receive(completion: .finished)
        }

        func cancel() {
            let ended = take()
            future?.forget(self)
            withExtendedLifetime(ended) {}
        }

        private func take() -> Downstream? {
            lock.holding {
                let taken = downstream
                downstream = nil
                return taken
            }
        }

        var description: String { "Future" }
    }
}

/// One who waits for the result of a future.
class FutureConduit<Output, Failure: Error> {
    func fulfill(_ result: Result<Output, Failure>) {}
}
