extension Publishers {
    /// Delivers all values as one array, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: Output = []
            upstream.subscribe(
                Reducer(subscriber, "Collect", answer: { values }) {
                    values.append($0)
                    return .goOn
                })
        }
    }

    /// Delivers arrays of so many values; the last one may have fewer.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let count = Swift.max(1, count)
            var values: Output = []
            upstream.subscribe(
                Relay(
                    subscriber, "CollectByCount", scale: count,
                    end: { completion in
                        guard case .finished = completion, !values.isEmpty else { return (nil, completion) }
                        return (values, completion)
                    },
                    step: { value in
                        values.append(value)
                        if values.count < count { return .hold }
                        defer { values = [] }
                        return .deliver(values)
                    }))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers all values as one array, at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Delivers arrays of so many values, of one where the count is below 1.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
