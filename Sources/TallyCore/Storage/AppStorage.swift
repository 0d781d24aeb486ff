import Foundation

/// A value that the defaults of the person keep under a key, with a value for the time when they have none.
///
/// A write is in the store at once, and every view that reads the key shows it in the next frame, under the transaction of
/// the write; views of other stages do too.
///
/// What is written to `UserDefaults` past the property, on the main actor, shows in the next frame too, and under the
/// transaction it is written under. Foundation on Linux tells nobody of such a write: the keys that views have asked for
/// are compared before each frame and after each turn of the window's loop in which something happened, and not while
/// nothing does. A write of another thread shows with the next of these. `Data` is not
/// compared, which would take long: past the property it shows when somebody posts `didChangeNotification`. What stands under the key and is of another type
/// counts as nothing, and stays until the property is written.
///
/// In an `ObservableObject` it announces that the object changes, as `@Published` does: before a write through the property
/// or its binding, and when it hears of a write by other code, once the property has been read.
///
/// In a window the defaults are in the person's file within a second, and before the program ends: see `App.main()`. A
/// stage writes no file.
///
/// Without a `store`, that of `defaultAppStorage(_:)` around counts; outside of views, the standard one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults?
    private let initial: Value
    private let form: StoredForm<Value>
    private var stored: StoredValue<Value>?
    /// What tells the observers of the object that the property is in.
    private var announcer: StoredAnnouncer<Value>?

    init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
        self.initial = initial
        self.key = key
        self.store = store
        self.form = form
    }

    private var outside: ValueStore { .defaults(store ?? .standard) }

    public var wrappedValue: Value {
        get {
            if let stored { return stored.value ?? initial }
            return outside.value(key).flatMap(form.read) ?? initial
        }
        nonmutating set {
            if let stored { return stored.write(newValue) }
            outside.set(form.write(newValue), key)
            StoredValues.changedAnywhere(key)
        }
    }

    public var projectedValue: Binding<Value> {
        guard let stored else { return Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 }) }
        return Binding(stored: stored, initial: initial)
    }

    // Here and not in an extension, where the compiler does not look for them.
    @MainActor @preconcurrency
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, AppStorage<Value>>
    ) -> Value {
        get { read(object, storageKeyPath) }
        set { write(newValue, object, storageKeyPath) }
    }

    @MainActor @preconcurrency
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, projected projectedKeyPath: KeyPath<Object, Binding<Value>>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, AppStorage<Value>>
    ) -> Binding<Value> {
        Binding(get: { read(object, storageKeyPath) }, set: { write($0, object, storageKeyPath) })
    }
}

@MainActor
extension AppStorage {
    private static func read<Object: AnyObject>(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, AppStorage<Value>>
    ) -> Value {
        _ = announcer(object, path)
        return object[keyPath: path].wrappedValue
    }

    private static func write<Object: AnyObject>(
        _ value: Value, _ object: Object, _ path: ReferenceWritableKeyPath<Object, AppStorage<Value>>
    ) {
        let property = object[keyPath: path]
        if let announcer = announcer(object, path) {
            onMain { announcer.willSet(value, kept: property.form.write(value)) }
        }
        property.wrappedValue = value
    }

    /// Returns the announcer of a property in an object; nil away from the main actor. What is written there is
    /// announced when the main actor hears of it.
    private static func announcer<Object: AnyObject>(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, AppStorage<Value>>
    ) -> StoredAnnouncer<Value>? {
        guard MainActor.isCurrent else { return nil }
        let property = object[keyPath: path]
        if let known = property.announcer { return known }
        let made = onMain { StoredAnnouncer(object, property.outside, property.key, property.form) }
        object[keyPath: path].announcer = made
        return made
    }
}

// unsafe: what it leads to is locked or belongs to the main actor, and the value may be sent.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: StoredProperty {
    private final class Memory: EnvironmentReader {
        let store: UserDefaults
        let key: String
        let stored: StoredValue<Value>?
        /// The store comes from the environment.
        let isOfEnvironment: Bool

        init(_ store: UserDefaults, _ key: String, _ stored: StoredValue<Value>?, isOfEnvironment: Bool) {
            self.store = store
            self.key = key
            self.stored = stored
            self.isOfEnvironment = isOfEnvironment
        }

        func differs(in environment: EnvironmentValues) -> Bool {
            isOfEnvironment && environment.defaultAppStorage !== store
        }
    }

    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        let store = store ?? context.environment.defaultAppStorage
        let isOfEnvironment = self.store == nil
        if let memory = storage as? Memory, memory.store === store, memory.key == key,
            memory.isOfEnvironment == isOfEnvironment
        {
            stored = memory.stored
            return
        }
        stored = context.node.runtime.storedValues.value(.defaults(store), key, form)
        storage = Memory(store, key, stored, isOfEnvironment: isOfEnvironment)
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
        return a.key == b.key && a.store === b.store
    }
}
