extension Publishers {
    /// Delivers the first value and finishes.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var found: Output?
            upstream.subscribe(
                Reducer(subscriber, "First", answer: { found }) {
                    found = $0
                    return .done
                })
        }
    }

    /// Delivers the first value that a closure holds of and finishes.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
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
                Reducer(subscriber, "FirstWhere", answer: { found }) {
                    if !predicate($0) { return .goOn }
                    found = $0
                    return .done
                })
        }
    }

    /// Delivers the first value that a closure holds of, or fails with what it throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
                    subscriber, "TryFirstWhere", answer: { found },
                    trying: {
                        if try !predicate($0) { return .goOn }
                        found = $0
                        return .done
                    }))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers the first value, and finishes; nothing where there is none.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
