/// A value that a store keeps, as the views of one stage see it: read from the store when it is first asked for, and where
/// the store may have changed.
@MainActor
final class StoredValue<Value>: StoredEntry {
    /// Nil where the store has no value of the type.
    private let location: StateLocation<Value?>
    private let store: ValueStore
    private let key: String
    private let form: StoredForm<Value>

    init(_ store: ValueStore, _ key: String, _ form: StoredForm<Value>, node: _ViewNode) {
        self.store = store
        self.key = key
        self.form = form
        location = StateLocation(store.value(key).flatMap(form.read), node: node)
    }

    /// The value, to be read on any thread; see `StateLocation.value`.
    nonisolated var value: Value? { location.value }

    /// Writes a value on any thread; see `StateLocation.write`.
    nonisolated func write(_ value: Value) {
        location.write(value) { [self] new in if let new { set(new) } }
    }

    private func set(_ value: Value) {
        let kept = form.write(value)
        location.set(kept == nil ? nil : value)
        store.set(kept, key)
        StoredValues.changed(key)
    }

    func refresh(_ changed: String?) {
        if let changed, changed != key { return }
        let new = store.value(key).flatMap(form.read)
        if !form.isSame(new, location.newestValue) { location.set(new) }
    }
}

/// Something that shows what a store keeps.
@MainActor
protocol StoredEntry: AnyObject {
    /// Reads the store again if it is the key that has changed; nil: any may have.
    func refresh(_ changed: String?)
}
