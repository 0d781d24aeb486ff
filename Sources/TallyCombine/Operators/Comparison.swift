extension Publishers {
    /// Delivers the value that comes last in an order, at the end; nothing where there was none.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            var greatest: Output?
            upstream.subscribe(
                Reducer(subscriber, "Comparison", answer: { greatest }) { value in
                    if greatest.map({ areInIncreasingOrder($0, value) }) ?? true { greatest = value }
                    return .goOn
                })
        }
    }

    /// Delivers the value that comes last in an order, at the end, or fails with what the closure throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            var greatest: Output?
            upstream.subscribe(
                Reducer(
                    subscriber, "TryComparison", answer: { greatest },
                    trying: { value in
                        if try greatest.map({ try areInIncreasingOrder($0, value) }) ?? true { greatest = value }
                        return .goOn
                    }))
        }
    }
}

extension Publisher where Output: Comparable {
    /// Delivers the least value, at the end.
    public func min() -> Publishers.Comparison<Self> { max(by: >) }
    /// Delivers the greatest value, at the end.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        tryMax { try areInIncreasingOrder($1, $0) }
    }

    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
