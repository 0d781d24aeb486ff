extension Publishers {
    /// Goes on with another publisher where one fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber, "Catch")
            let handler = handler
            upstream.subscribe(
                succession.leg(of: Upstream.Failure.self) { completion in
                    switch completion {
                    case .finished: succession.conclude(.finished)
                    case .failure(let error):
                        handler(error).subscribe(succession.leg(of: Failure.self) { succession.conclude($0) })
                    }
                })
        }
    }

    /// Goes on with another publisher where one fails, or fails with what the handler throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber, "TryCatch")
            let handler = handler
            upstream.subscribe(
                succession.leg(of: Upstream.Failure.self) { completion in
                    switch completion {
                    case .finished: succession.conclude(.finished)
                    case .failure(let error):
                        do {
                            try handler(error).subscribe(
                                succession.leg(of: NewPublisher.Failure.self) {
                                    succession.conclude($0.mapError { $0 })
                                })
                        } catch { succession.conclude(.failure(error)) }
                    }
                })
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that the handler makes of a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
