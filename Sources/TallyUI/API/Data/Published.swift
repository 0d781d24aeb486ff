/// A property of an observable object that announces its changes.
@propertyWrapper
public struct Published<Value> {
    fileprivate final class Storage {
        var value: Value
        var subscribers: [(id: Int, receive: (Value) -> Void)] = []
        var nextID = 0
        init(_ value: Value) { self.value = value }
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
            if let observable = object as? any ObservableObject {
                (observable.objectWillChange as? ObservableObjectPublisher)?.send()
            }
            for subscriber in storage.subscribers { subscriber.receive(newValue) }
            storage.value = newValue
        }
    }

    /// Delivers the value now and each new one before it is set.
    public struct Publisher: TallyUI.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let storage: Storage

        public func _subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
            storage.nextID += 1
            let id = storage.nextID
            storage.subscribers.append((id, receive))
            receive(storage.value)
            return AnyCancellable { [weak storage] in storage?.subscribers.removeAll { $0.id == id } }
        }
    }

    public var projectedValue: Publisher { Publisher(storage: storage) }
}
