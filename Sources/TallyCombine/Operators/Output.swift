extension Publishers {
    /// Delivers the values at some places, counted from 0, then finishes.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let range = range
            var index = 0
            let relay = Relay<Output, Failure, S>(subscriber, "Output") { value in
                defer { index += 1 }
                if index < range.lowerBound { return .skip }
                return index + 1 < range.upperBound ? .deliver(value) : .end(value, .finished)
            }
            if range.isEmpty { return relay.finishAtOnce() }
            upstream.subscribe(relay)
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers the value at a place, counted from 0; nothing where the index is below 0.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

    /// Delivers the values at some places, counted from 0. What is below 0 counts as 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max).clamped(to: 0..<Int.max)
        return Publishers.Output(upstream: self, range: range)
    }
}
