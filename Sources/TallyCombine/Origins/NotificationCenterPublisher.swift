public import Foundation

extension NotificationCenter {
    /// Delivers the notifications of a name, of one object or of all, as many as are asked for: others are missed.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Delivers the notifications of a name.
    public struct Publisher: TallyCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let list = ConduitList<Notification, Never>()
            let observation = Observation(center)
            let conduit = SubscriberConduit(subscriber, list, "NotificationCenter Observer", ended: observation.end)
            // unsafe: the list has a lock.
            nonisolated(unsafe) let notified = list
            observation.begin(
                center.addObserver(forName: name, object: object, queue: nil) { notified.send($0) })
            conduit.attach { nil }
        }
    }

    private final class Observation {
        private let lock = Lock()
        private let center: NotificationCenter
        private var token: (any NSObjectProtocol)?

        init(_ center: NotificationCenter) { self.center = center }

        func begin(_ token: any NSObjectProtocol) { lock.holding { self.token = token } }

        func end() {
            let token = lock.holding {
                let token = self.token
                self.token = nil
                return token
            }
            if let token { center.removeObserver(token) }
        }
    }
}
