/// A publisher that delivers nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to deliver. Cancelling what this answers ends it.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first who subscribes, and as long as anybody does.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// Where Combine keeps the publishers that operators make.
public enum Publishers {
    /// Connects another publisher with the first who subscribes, and as long as anybody does.
    public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public final let upstream: Upstream
        private var subscribers = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
            let subscription = upstream._subscribe(receive)
            subscribers += 1
            if subscribers == 1 { connection = upstream.connect() }
            // Whoever is subscribed keeps the publisher.
            return AnyCancellable {
                subscription.cancel()
                self.subscribers -= 1
                if self.subscribers > 0 { return }
                self.connection?.cancel()
                self.connection = nil
            }
        }
    }
}
