/// A publisher that delivers nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to deliver. Cancelling what this answers ends it.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first who subscribes, and as long as anybody does.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Delivers nothing until it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        public init(upstream: Upstream) { multicast = upstream.multicast(subject: PassthroughSubject()) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            multicast.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { multicast.connect() }
    }
}

extension Publisher where Failure == Never {
    /// Has it deliver nothing until it is connected, so that several can be subscribed by then.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
