/// Values handed down the tree; each view sees those of the place where it stands.
public struct EnvironmentValues: CustomStringConvertible {
    /// One value over those around it; shared, so that an unchanged environment is the same object.
    final class Storage {
        let key: ObjectIdentifier
        let value: Any
        let outer: Storage?

        init(key: ObjectIdentifier, value: Any, outer: Storage?) {
            self.key = key
            self.value = value
            self.outer = outer
        }
    }

    var storage: Storage?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { value(for: ObjectIdentifier(key)) ?? K.defaultValue }
        set { storage = Storage(key: ObjectIdentifier(key), value: newValue, outer: storage) }
    }

    /// The observable object put in by `environment(_:)`. Nil if there is none.
    public subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get { value(for: ObjectIdentifier(objectType)) }
        set { storage = Storage(key: ObjectIdentifier(objectType), value: newValue as Any, outer: storage) }
    }

    private func value<V>(for key: ObjectIdentifier) -> V? {
        var entry = storage
        while let e = entry {
            if e.key == key { return e.value as? V }
            entry = e.outer
        }
        return nil
    }

    public var description: String {
        var lines: [String] = []
        var entry = storage
        while let e = entry {
            lines.append("\(e.value)")
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
