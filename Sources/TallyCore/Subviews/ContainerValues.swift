/// What a view says of itself to the container around it, whichever that is.
///
/// Written by `containerValue(_:_:)`, read of a `Subview`, a `SectionConfiguration` or a `LayoutSubview`. Views inside do not
/// see it, other than values of the environment. Keys are made by `@Entry`.
public struct ContainerValues {
    private var entries: [ObjectIdentifier: Entry] = [:]

    // Held as what they are: the key says of which type.
    private class Entry {}

    private final class Typed<Value>: Entry {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    var isEmpty: Bool { entries.isEmpty }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            (entries[ObjectIdentifier(key)] as? Typed<Key.Value>)?.value ?? Key.defaultValue
        }
        set { entries[ObjectIdentifier(key)] = Typed(newValue) }
    }

    /// Returns the value of the view's tag, if it is of the type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagValueKey.self]?.base as? V }

    /// Returns whether the view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// A key of the values that views have for containers, and what it is where nobody set it.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// What `tag(_:)` says.
struct TagValueKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
}
