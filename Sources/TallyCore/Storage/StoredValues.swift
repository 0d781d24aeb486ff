import Foundation

/// What the views of one stage read of the stores.
@MainActor
final class StoredValues {
    private struct Name: Hashable {
        let store: ObjectIdentifier
        let key: String
        let type: ObjectIdentifier
    }

    private struct Reference {
        weak var values: StoredValues?
    }

    /// What an object's property keeps, as long as the object is there.
    private struct Announcer {
        weak var entry: (any StoredEntry)?
        let readsSlowly: Bool
    }

    private weak var runtime: Runtime?
    let scene = SceneValues()
    private var known: [Name: any StoredEntry] = [:]
    /// The entries in the order in which they were asked for.
    private var entries: [any StoredEntry] = []
    /// Those of stores that others write too, where looking costs little.
    private var outside: [any StoredEntry] = []
    /// Stores stay: what is known of one is found by its identity.
    private var stores: [ValueStore] = []

    /// Those of all stages there are.
    private static var all: [Reference] = []
    /// Of the objects' properties that have been read.
    private static var announcers: [Announcer] = []
    private static var roomForAnnouncers = 16
    private static var observation: (any NSObjectProtocol)?

    init(_ runtime: Runtime) {
        self.runtime = runtime
        Self.all.removeAll { $0.values == nil }
        Self.all.append(Reference(values: self))
        Self.observe()
    }

    func value<Value>(_ store: ValueStore, _ key: String, _ form: StoredForm<Value>) -> StoredValue<Value>? {
        let name = Name(store: store.identity, key: key, type: ObjectIdentifier(Value.self))
        // unsafe: the name has the type.
        if let found = known[name] { return unsafeDowncast(found, to: StoredValue<Value>.self) }
        guard let root = runtime?.root.list.root else { return nil }
        let made = StoredValue(store, key, form, node: root)
        known[name] = made
        entries.append(made)
        if case .defaults(let defaults) = store {
            if !form.readsSlowly { outside.append(made) }
            DefaultsFiles.add(defaults)
        }
        stores.append(store)
        return made
    }

    /// Reads again what is kept outside of the stage: Foundation on Linux tells nobody of a write.
    ///
    /// Asked for where code may have run that writes, and not while nothing happens.
    /// - Complexity: O(keys that views have asked for), two microseconds each.
    func look() {
        for entry in outside { entry.refresh(nil) }
        for announcer in Self.announcers where !announcer.readsSlowly { announcer.entry?.refresh(nil) }
    }

    /// Has an object's property told of changes, until it goes.
    static func add(_ entry: any StoredEntry, readsSlowly: Bool) {
        if announcers.count >= roomForAnnouncers {
            announcers.removeAll { $0.entry == nil }
            roomForAnnouncers = max(16, 2 * announcers.count)
        }
        announcers.append(Announcer(entry: entry, readsSlowly: readsSlowly))
        observe()
    }

    /// Looks in the same way for all stages, around a transaction: what is written under it is shown under it.
    nonisolated static func lookEverywhere() {
        guard MainActor.isCurrent else { return }
        MainActor.assumeIsolated { for reference in all { reference.values?.look() } }
    }

    /// Those that views of any stage have asked for values, some of them twice.
    static var storesInUse: [UserDefaults] {
        all.flatMap { $0.values?.stores ?? [] }.compactMap { store in
            if case .defaults(let defaults) = store { defaults } else { nil }
        }
    }

    /// Has all that is shown of the key read again.
    static func changed(_ key: String?) {
        for reference in all { for entry in reference.values?.entries ?? [] { entry.refresh(key) } }
        for announcer in announcers { announcer.entry?.refresh(key) }
    }

    /// Takes note of a change in the same way, from whatever code has written to a store.
    nonisolated static func changedAnywhere(_ key: String?) {
        if MainActor.isCurrent {
            MainActor.assumeIsolated { changed(key) }
        } else {
            Task { @MainActor in changed(key) }
        }
    }

    private static func observe() {
        guard observation == nil else { return }
        observation = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in changedAnywhere(nil) }
    }
}
