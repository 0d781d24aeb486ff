import Foundation

/// What an update changes: places of what goes are those before, of what comes those after.
struct CollectionChanges {
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    /// Where everything was, if it is known from elsewhere.
    var known: Origins?

    var isEmpty: Bool {
        inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty && insertedSections.isEmpty
            && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && known == nil
    }

    typealias Counts = (before: [Int], after: [Int])

    /// Where what is there after the update was before; nil where it has come.
    struct Origins {
        var items: [[IndexPath?]] = []

        func origin(of path: IndexPath) -> IndexPath? {
            guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else {
                return nil
            }
            return items[path.section][path.item]
        }
    }

    /// Finds where everything was. Nil: the numbers do not fit.
    ///
    /// - Parameters:
    ///   - before: how many items each section had.
    ///   - after: how many it has.
    func origins(from before: [Int], to after: [Int]) -> Origins? {
        if let known { return known }
        guard
            let sections = Self.match(
                before.count, after.count, gone: Set(deletedSections), come: Set(insertedSections), movedSections)
        else { return nil }
        var origins = Origins()
        for (section, count) in after.enumerated() {
            let moves = moved.filter { $0.to.section == section }
            guard let old = sections[section], !reloadedSections.contains(old) else {
                origins.items.append(
                    (0..<count).map { item in moves.first { $0.to.item == item }?.from })
                continue
            }
            let gone = Set(
                deleted.filter { $0.section == old }.map(\.item)
                    + moved.filter { $0.from.section == old }.map(\.from.item))
            let come = Set(inserted.filter { $0.section == section }.map(\.item))
            let arrivals = Set(moves.map(\.to.item))
            let stays = (0..<before[old]).filter { !gone.contains($0) }
            let free = (0..<count).filter { !come.contains($0) && !arrivals.contains($0) }
            guard stays.count == free.count else { return nil }
            var row = [IndexPath?](repeating: nil, count: count)
            for (item, place) in zip(stays, free) {
                let path = IndexPath(item: item, section: old)
                row[place] = reloaded.contains(path) ? nil : path
            }
            for move in moves where row.indices.contains(move.to.item) { row[move.to.item] = move.from }
            origins.items.append(row)
        }
        return origins
    }

    private static func match(
        _ before: Int, _ after: Int, gone: Set<Int>, come: Set<Int>, _ moves: [(from: Int, to: Int)]
    ) -> [Int?]? {
        let left = gone.union(moves.map(\.from))
        let stays = (0..<before).filter { !left.contains($0) }
        let free = (0..<after).filter { place in !come.contains(place) && !moves.contains { $0.to == place } }
        guard stays.count == free.count else { return nil }
        var result = [Int?](repeating: nil, count: after)
        for (old, place) in zip(stays, free) { result[place] = old }
        for move in moves where result.indices.contains(move.to) && move.from < before { result[move.to] = move.from }
        return result
    }

    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        deleted.map { UICollectionViewUpdateItem(before: $0, after: nil, .delete) }
            + inserted.map { UICollectionViewUpdateItem(before: nil, after: $0, .insert) }
            + reloaded.map { UICollectionViewUpdateItem(before: $0, after: $0, .reload) }
            + moved.map { UICollectionViewUpdateItem(before: $0.from, after: $0.to, .move) }
    }
}
