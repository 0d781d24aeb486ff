import Foundation

/// What a diffable data source knows: the snapshot that is shown, and where what is in it is.
@MainActor
struct DiffableItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private var paths: [Item: IndexPath] = [:]

    var sectionCount: Int { snapshot.sections.count }

    /// 0 for a section that there is not.
    func count(in section: Int) -> Int {
        snapshot.sections.indices.contains(section) ? snapshot.sections[section].items.count : 0
    }

    func item(_ path: IndexPath) -> Item? {
        guard snapshot.sections.indices.contains(path.section) else { return nil }
        let items = snapshot.sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func path(_ item: Item) -> IndexPath? { paths[item] }

    /// Takes a snapshot over. Returns where everything was before.
    mutating func apply(_ new: NSDiffableDataSourceSnapshot<Section, Item>) -> CollectionChanges {
        let old = paths
        paths = [:]
        var origins = CollectionChanges.Origins()
        var changes = CollectionChanges()
        for (section, row) in new.sections.enumerated() {
            var places: [IndexPath?] = []
            for (number, item) in row.items.enumerated() {
                let path = IndexPath(item: number, section: section)
                paths[item] = path
                if old[item] == nil { changes.inserted.append(path) }
                places.append(new.reloaded.contains(item) ? nil : old[item])
            }
            origins.items.append(places)
        }
        changes.deleted = snapshot.itemIdentifiers.filter { paths[$0] == nil }.compactMap { old[$0] }
        changes.known = origins
        snapshot = new
        snapshot.reloadsAreDone()
        return changes
    }
}
