/// A property of an observable object that announces its changes.
@propertyWrapper
public struct Published<Value> {
    private var storage: Storage

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
            storage.list.send(newValue)
            storage.value = newValue
        }
    }

    /// Delivers the value now and each new one before it is set. Who has asked for none gets the newest when it asks.
    public struct Publisher: TallyCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            SubscriberConduit(subscriber, storage.list, "PublishedSubject", keepsNewest: true).attach { storage.value }
        }
    }

    /// What is assigned to it through `assign(to:)` is announced as a write to the property is.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
        get {
            let storage = object[keyPath: storageKeyPath].storage
            storage.belong(to: object)
            return Publisher(storage: storage)
        }
        set {
            if object[keyPath: storageKeyPath].storage === newValue.storage { return }
            object[keyPath: storageKeyPath].storage = newValue.storage
        }
    }
}
