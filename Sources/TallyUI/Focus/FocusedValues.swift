/// A key of what views say about what has the focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the views around what has the focus say, and those of the scene as a whole.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// Nil where no view around what has the focus says anything.
    public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { set(newValue, at: ObjectIdentifier(key)) }
    }

    /// An object by its type.
    subscript<T: AnyObject>(objectOf type: TypeOf<T>) -> T? {
        get { values[ObjectIdentifier(TypeOf<T>.self)] as? T }
        set { set(newValue, at: ObjectIdentifier(TypeOf<T>.self)) }
    }

    private mutating func set(_ value: Any?, at key: ObjectIdentifier) {
        if let value { values[key] = value } else { values.removeValue(forKey: key) }
    }

    struct TypeOf<T>: Hashable {}
}

extension FocusedValues: Equatable {
    /// Values that cannot be compared are equal if they are the same object.
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        lhs.values.count == rhs.values.count
            && lhs.values.allSatisfy { key, value in rhs.values[key].map { areEqual(value, $0) } ?? false }
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func isEqual<T: Equatable>(_ a: T) -> Bool { (b as? T).map { $0 == a } ?? false }
        if let a = a as? any Equatable { return isEqual(a) }
        return type(of: a) is AnyClass && type(of: b) is AnyClass && a as AnyObject === b as AnyObject
    }
}
