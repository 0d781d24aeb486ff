extension Publishers {
    /// Subscribes again where the publisher fails, so many times.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// How many times at most; nil for again and again.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Self.attach(upstream, Succession(subscriber, "Retry"), left: retries)
        }

        private static func attach<S: Subscriber>(_ upstream: Upstream, _ succession: Succession<S>, left: Int?)
        where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                succession.leg(of: Failure.self) { completion in
                    if case .failure = completion, left.map({ $0 > 0 }) ?? true {
                        attach(upstream, succession, left: left.map { $0 - 1 })
                    } else {
                        succession.conclude(completion)
                    }
                })
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again where it fails.
    ///
    /// - Parameter retries: how many times at most; what is below 0 counts as 0.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
