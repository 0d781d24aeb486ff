extension Subscribers {
    /// Asks for all values and hands each to a closure, until it is cancelled.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let tie = Tie()
        private let lock = Lock()
        private var closures: Closures?

        /// Passed from under the lock as they are, where a closure by itself would be wrapped, which takes an allocation.
        private struct Closures {
            let value: (Input) -> Void
            let completion: (Completion<Failure>) -> Void
        }

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            closures = Closures(value: receiveValue, completion: receiveCompletion)
        }

        public func receive(subscription: any Subscription) {
            if tie.take(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Demand {
            let closures = lock.holding { self.closures }
            closures?.value(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let ended = end()
            _ = tie.release()
            ended?.completion(completion)
        }

        public func cancel() {
            _ = end()
            tie.release()?.cancel()
        }

        /// Lets go of the closures, when the lock is open: their end may come back here.
        private func end() -> Closures? {
            lock.holding {
                let ended = closures
                closures = nil
                return ended
            }
        }

        public var description: String { "Sink" }
    }
}

extension Publisher {
    /// Calls the closures for all that it delivers, as long as the answer lives.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls the closure for each value, as long as the answer lives.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
