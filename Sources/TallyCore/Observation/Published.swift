/// A property of an observable object that announces its changes.
@propertyWrapper
public struct Published<Value> {
    fileprivate final class Storage {
        private let lock = Lock()
        private var current: Value
        let subscribers = SubscriberList<Value>()
        /// Tells the observers of the object around; found at the first write.
        private var announcement: ObjectAnnouncement?

        init(_ value: Value) { current = value }

        var value: Value {
            get { lock.holding { current } }
            set {
                // The old value goes when the lock is open: its end may come back here.
                var other = newValue
                lock.holding { swap(&current, &other) }
            }
        }

        func announce(_ object: AnyObject) {
            let type: AnyObject.Type = Swift.type(of: object)
            let how = lock.holding {
                if let known = announcement, known.type == ObjectIdentifier(type) { return known }
                let found = ObjectAnnouncement(type)
                announcement = found
                return found
            }
            how.send(object)
        }
    }

    private let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes.")
    public var wrappedValue: Value {
        get { fatalError("@Published needs a class around it.") }
        set { fatalError("@Published needs a class around it.") }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            storage.announce(object)
            storage.subscribers.send(newValue)
            storage.value = newValue
        }
    }

    /// Delivers the value now and each new one before it is set.
    public struct Publisher: TallyCore.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let storage: Storage

        public func _subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
            let subscription = storage.subscribers.add(receive)
            receive(storage.value)
            return subscription
        }
    }

    public var projectedValue: Publisher { Publisher(storage: storage) }
}
