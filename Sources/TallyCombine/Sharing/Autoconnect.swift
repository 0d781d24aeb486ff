extension Publishers {
    /// Connects another publisher with the first who subscribes, and as long as anybody does.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public final let upstream: Upstream
        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.holding {
                subscribers += 1
                return subscribers == 1
            }
            // Whoever is subscribed keeps the publisher.
            upstream.handleEvents(receiveCancel: { self.left() }).subscribe(subscriber)
            if isFirst { connect() }
        }

        private func connect() {
            let connection = upstream.connect()
            // Whoever came first may have gone by now.
            let isWanted = lock.holding {
                if subscribers > 0 { self.connection = connection }
                return subscribers > 0
            }
            if !isWanted { connection.cancel() }
        }

        private func left() {
            let ended = lock.holding { () -> (any Cancellable)? in
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                let ended = connection
                connection = nil
                return ended
            }
            ended?.cancel()
        }
    }
}
