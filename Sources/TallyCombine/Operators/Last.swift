extension Publishers {
    /// Delivers the last value, at the end.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var found: Output?
            upstream.subscribe(
                Reducer(subscriber, "Last", answer: { found }) {
                    found = $0
                    return .goOn
                })
        }
    }

    /// Delivers the last value that a closure holds of, at the end.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var found: Output?
            upstream.subscribe(
                Reducer(subscriber, "LastWhere", answer: { found }) {
                    if predicate($0) { found = $0 }
                    return .goOn
                })
        }
    }

    /// Delivers the last value that a closure holds of, or fails with what it throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var found: Output?
            upstream.subscribe(
                Reducer(
                    subscriber, "TryLastWhere", answer: { found },
                    trying: {
                        if try predicate($0) { found = $0 }
                        return .goOn
                    }))
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers the last value, and finishes when it has; nothing where there is none.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
