extension Publishers {
    /// Delivers what a publisher that does not fail does, as one that may.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = Relay<Output, Upstream.Failure, S>(
                subscriber, "SetFailureType", end: { _ in (nil, .finished) }, step: { .deliver($0) })
            upstream.subscribe(relay)
        }
    }

    /// Fails with what a closure makes of a failure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure

        public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                Relay(subscriber, "MapError", end: { (nil, $0.mapError(transform)) }, step: { .deliver($0) }))
        }
    }

    /// Does not fail: a failure of upstream traps.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let prefix: String
        public let file: StaticString
        public let line: UInt

        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (prefix, file, line) = (prefix, file, line)
            let relay = Relay<Output, Upstream.Failure, S>(
                subscriber, "AssertNoFailure",
                end: { completion in
                    if case .failure(let error) = completion {
                        let start = prefix.isEmpty ? "" : prefix + ": "
                        fatalError(
                            "\(start)The publisher failed, which it was said not to do: \(error)", file: file,
                            line: line)
                    }
                    return (nil, .finished)
                }, step: { .deliver($0) })
            upstream.subscribe(relay)
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }

    /// Says that it does not fail. Where it does, that is a mistake in the program, and it traps.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
        -> Publishers.AssertNoFailure<Self>
    {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
