/// The values of a publisher that does not fail, to be awaited one by one. It asks for one when somebody awaits it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    /// Subscribed as long as it lives.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P.Output, Never>
        private let tie: AnyCancellable

        fileprivate init(_ publisher: P) {
            inbox = AsyncInbox()
            tie = AnyCancellable(inbox)
            publisher.subscribe(inbox)
        }

        public mutating func next() async -> P.Output? { await next(isolation: nil) }

        /// Waits on the caller's actor; nil at the end, and when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            (try? await inbox.next(isolation: actor)) ?? nil
        }
    }

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
