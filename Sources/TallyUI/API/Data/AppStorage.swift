public import Foundation

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

    init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
        self.initial = initial
        self.key = key
        self.store = store
        self.form = form
    }

    private var outside: ValueStore { .defaults(store ?? .standard) }

    public var wrappedValue: Value {
        get {
            if let stored { return onMain { stored.get() } ?? initial }
            return outside.value(key).flatMap(form.read) ?? initial
        }
        nonmutating set {
            if let stored { return onMain { stored.set(newValue) } }
            outside.set(form.write(newValue), key)
            StoredValues.changedAnywhere(key)
        }
    }

    public var projectedValue: Binding<Value> {
        guard let stored else { return Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
        return onMain { Binding(stored: stored, initial: initial) }
    }
}

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

    mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
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

    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let (a, b) = (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
        return a.key == b.key && a.store === b.store
    }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
    /// Where `AppStorage` keeps values that name no store.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Keeps what the view's `AppStorage` properties hold, where they name no store of their own, in this one.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension Scene {
    /// Keeps what the scene's `AppStorage` properties hold, where they name no store of their own, in this one.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, store)
    }
}
