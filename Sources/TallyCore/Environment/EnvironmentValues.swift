/// Values handed down the tree; each view sees those of the place where it stands.
public struct EnvironmentValues: CustomStringConvertible {
    package var storage: EnvironmentStorage?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let storage, let entry = storage.entry(for: ObjectIdentifier(key)) else { return K.defaultValue }
            return entry.value(as: K.Value.self)
        }
        set { storage = StoredEnvironmentValue<K.Value>(newValue, for: ObjectIdentifier(key), outer: storage) }
    }

    /// The observable object put in by `environment(_:)`. Nil if there is none.
    public subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get { storage?.entry(for: ObjectIdentifier(ObjectOfType<T>.self))?.value(as: T?.self) ?? nil }
        set {
            storage = StoredEnvironmentValue<T?>(
                newValue, for: ObjectIdentifier(ObjectOfType<T>.self), outer: storage)
        }
    }

    /// Returns other values with what was set here since a key was set; the others, where it is not.
    package func moved<K: EnvironmentKey>(since key: K.Type, onto other: EnvironmentValues) -> EnvironmentValues {
        guard let storage, let base = storage.entry(for: ObjectIdentifier(key)) else { return other }
        var moved = other
        moved.storage = storage.moved(from: base, onto: other.storage)
        return moved
    }

    /// The key of an object of a type: the type itself may be the key of another value.
    private enum ObjectOfType<T> {}

    public var description: String {
        var lines: [String] = []
        var entry = storage
        while let e = entry {
            lines.append(e.printed)
            entry = e.outer
        }
        return "[" + lines.joined(separator: ", ") + "]"
    }
}

/// A key of the environment and what it is where nobody set it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
