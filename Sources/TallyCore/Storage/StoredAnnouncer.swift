import TallyCombine

/// Tells the observers of an object that what a store keeps for one of its properties changes.
@MainActor
final class StoredAnnouncer<Value>: StoredEntry {
    private weak var object: AnyObject?
    private let announcement: ObjectAnnouncement
    private let store: ValueStore
    private let key: String
    private let form: StoredForm<Value>
    /// What the observers know of.
    private var newest: Value?

    init(_ object: AnyObject, _ store: ValueStore, _ key: String, _ form: StoredForm<Value>) {
        self.object = object
        self.store = store
        self.key = key
        self.form = form
        announcement = ObjectAnnouncement(type(of: object))
        newest = store.value(key).flatMap(form.read)
        StoredValues.add(self, readsSlowly: form.readsSlowly)
    }

    /// Called before the object itself writes.
    func willSet(_ value: Value, kept: Any?) {
        newest = kept == nil ? nil : value
        if let object { announcement.send(object) }
    }

    func refresh(_ changed: String?) {
        if let changed, changed != key { return }
        guard let object else { return }
        let new = store.value(key).flatMap(form.read)
        if form.isSame(new, newest) { return }
        newest = new
        announcement.send(object)
    }
}
