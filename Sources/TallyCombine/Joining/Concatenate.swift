extension Publishers {
    /// Delivers what one publisher does and, when that has finished, what another does.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        public let prefix: Prefix
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber, "Concatenate")
            let suffix = suffix
            prefix.subscribe(
                succession.leg(of: Failure.self) { completion in
                    guard case .finished = completion else { return succession.conclude(completion) }
                    suffix.subscribe(succession.leg(of: Failure.self) { succession.conclude($0) })
                })
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    public func append(_ elements: Output...)
        -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
    {
        append(elements)
    }

    public func append<S: Swift.Sequence>(_ elements: S)
        -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Delivers what another publisher does, when this one has finished.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    public func prepend(_ elements: Output...)
        -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
    {
        prepend(elements)
    }

    public func prepend<S: Swift.Sequence>(_ elements: S)
        -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Delivers what another publisher does first, until that has finished.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }
}
