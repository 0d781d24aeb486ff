@_spi(Runtime) import TallyCore

/// Tells what the views at a site hand up for a key, whenever it is something else.
final class PreferenceReader<K: PreferenceKey>: GeometryFollower {
    private let site: @MainActor () -> Site?
    private let changed: @MainActor (K.Value) -> Void
    private let tellsDefault: Bool
    private let comparator = ErasedComparator.of(K.Value.self)
    private var known: K.Value?
    private var seen = -1

    /// - Parameter tellsDefault: whether the default value is told at first if no view hands up any.
    init(
        _ runtime: Runtime, tellsDefault: Bool, site: @escaping @MainActor () -> Site?,
        changed: @escaping @MainActor (K.Value) -> Void
    ) {
        self.site = site
        self.changed = changed
        self.tellsDefault = tellsDefault
        super.init()
        runtime.layoutPass.followers.add(self)
    }

    override func follow() -> Bool {
        guard let site = site(), !site.isLeaving else { return false }
        let serial = site.element.runtime.layoutPass.followers.serial
        if serial == seen { return false }
        seen = serial
        let found = site.preference(K.self)
        if found == nil && known == nil && !tellsDefault { return false }
        let value = found ?? K.defaultValue
        if var known, comparator.areEqual(&known, value) { return false }
        known = value
        changed(value)
        return true
    }
}
