extension Subscribers {
    /// Asks for all values and writes each to a property of an object, which it keeps until it ends.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        private let tie = Tie()
        private let lock = Lock()
        private var root: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// The object; nil when it has ended.
        public var object: Root? { lock.holding { root } }

        public func receive(subscription: any Subscription) {
            if tie.take(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) {
            end()
            _ = tie.release()
        }

        public func cancel() {
            end()
            tie.release()?.cancel()
        }

        private func end() {
            // The object goes when the lock is open.
            let ended = lock.holding {
                let ended = root
                root = nil
                return ended
            }
            withExtendedLifetime(ended) {}
        }

        public var description: String { "Assign \(Root.self)." }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of an object, which is kept as long as the subscription lasts.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
