extension Swift.Optional {
    /// Delivers the value if there is one, then finishes.
    public struct Publisher: TallyCombine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        public init(_ output: Output?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            Origin.attach(subscriber, (output.map { [$0] } ?? []).makeIterator(), "Optional")
        }
    }

    public var publisher: Publisher { Publisher(self) }
}

extension Swift.Optional.Publisher: Equatable where Wrapped: Equatable {}
