/// A store of values by type.
package struct MotionState {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// The value stored under a key type, or the default if there is none of that type.
    package subscript<Stored>(key: Any.Type, default fallback: @autoclosure () -> Stored) -> Stored {
        get { values[ObjectIdentifier(key)] as? Stored ?? fallback() }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    package var isEmpty: Bool { values.isEmpty }
}
