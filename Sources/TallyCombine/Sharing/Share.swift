extension Publishers {
    /// Delivers what one subscription brings to several subscribers, as long as there is one.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        public static func == (a: Share, b: Share) -> Bool { a === b }
    }
}

extension Publisher {
    /// Has all subscribers share one subscription, which begins with the first: those who come later miss what came before.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
