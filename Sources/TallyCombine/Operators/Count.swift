extension Publishers {
    /// Delivers how many values there were, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.subscribe(
                Reducer(subscriber, "Count", answer: { count }) { _ in
                    count += 1
                    return .goOn
                })
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
