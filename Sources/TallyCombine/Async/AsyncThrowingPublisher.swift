/// The values of a publisher, to be awaited one by one, and its failure, which is thrown.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    /// Subscribed as long as it lives.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P.Output, P.Failure>
        private let tie: AnyCancellable

        fileprivate init(_ publisher: P) {
            inbox = AsyncInbox()
            tie = AnyCancellable(inbox)
            publisher.subscribe(inbox)
        }

        public mutating func next() async throws -> P.Output? { try await inbox.next(isolation: nil) }

        /// Waits on the caller's actor; nil at the end, and when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            try await inbox.next(isolation: actor)
        }
    }

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher {
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
