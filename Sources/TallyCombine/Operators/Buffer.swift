extension Publishers {
    /// When a buffer asks for values.
    public enum PrefetchStrategy: Sendable {
        /// At first as many as it has room for, then one for each that it has delivered.
        case keepFull
        /// All, at once.
        case byRequest
    }

    /// What a buffer does with a value that it has no room for.
    public enum BufferingStrategy<Failure: Error> {
        /// Loses that value.
        case dropNewest
        /// Loses the one that has waited longest.
        case dropOldest
        /// Fails.
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for, so many at most.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Upstream.Failure>

        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Buffering(subscriber, size, prefetch, whenFull).side())
        }
    }
}

private final class Buffering<Downstream: Subscriber>: Junction<Downstream> {
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    private var subscription: (any Subscription)?
    private var kept: [Downstream.Input] = []
    private var completion: Subscribers.Completion<Downstream.Failure>?

    init(
        _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    ) {
        self.size = Swift.max(1, size)
        self.prefetch = prefetch
        self.whenFull = whenFull
        super.init(downstream, "Buffer")
    }

    func side() -> Side<Downstream.Input, Downstream.Failure> {
        Side(
            begin: { new in
                var isKept = false
                self.change {
                    guard self.subscription == nil else { return }
                    self.subscription = new
                    isKept = true
                }
                guard isKept else { return new.cancel() }
                self.start()
                self.change { self.request(self.prefetch == .keepFull ? .max(self.size) : .unlimited, from: new) }
            },
            end: { completion in
                self.change {
                    self.subscription = nil
                    if self.completion == nil { self.completion = completion }
                    self.flush()
                }
            },
            take: { value in
                self.change { if self.completion == nil { self.keep(value) } }
                return .none
            })
    }

    private func keep(_ value: Downstream.Input) {
        if kept.count >= size {
            switch whenFull {
            case .dropNewest: return
            case .dropOldest: kept.removeFirst()
            case .customError(let make): return end(.failure(make()))
            }
        }
        kept.append(value)
        flush()
    }

    private func flush() {
        while demand > .none, !kept.isEmpty {
            deliver(kept.removeFirst())
            if prefetch == .keepFull { request(.max(1), from: subscription) }
        }
        if let completion, kept.isEmpty { end(completion) }
    }

    override func demandGrew(by more: Subscribers.Demand) { flush() }

    override func letGo() -> [any Cancellable] {
        defer { (subscription, kept) = (nil, []) }
        return [subscription].compactMap { $0 }
    }
}

extension Publisher {
    /// Keeps values until they are asked for.
    ///
    /// - Parameter size: how many at most; what is below 1 counts as 1.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
