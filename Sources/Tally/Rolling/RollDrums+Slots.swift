extension RollDrums {
    /// Lets the places of tight columns open and close between those that stay: what comes begins where the column to its
    /// left ended, what leaves ends where the column to its right begins.
    func openAndClose(_ places: inout [Place], after old: [Place]) {
        guard !old.isEmpty else { return }
        var known = RollFinder(old)
        let live = places.firstIndex { !$0.isLeaving } ?? places.endIndex
        var start = old.first { !$0.isLeaving }?.x
        for index in places.indices[live...] {
            if let before = known.element(places[index].id) {
                places[index].opening = before.opening
                if !before.isLeaving { start = before.x + before.width }
            } else if columns[index].opens, let start {
                places[index].opening = places[index].x - start
            }
        }
        var shown = RollFinder(Array(places[live...]))
        let end = places.last.map { $0.isLeaving ? 0 : $0.x + $0.width } ?? 0
        for index in places.indices[..<live] where columns[index].closes {
            let next = next(to: places[index].id, in: old, &shown)
            places[index].next = next?.id
            places[index].opening = known.element(places[index].id)?.opening ?? 0
            // It shrinks about where its place opened.
            places[index].x = (next?.x ?? end) + places[index].opening
        }
    }

    /// Returns the column that closes up with what has left beside it; `nil` if that was behind all others.
    private func next(to id: Int, in old: [Place], _ shown: inout RollFinder<Place>) -> Place? {
        guard var index = old.firstIndex(where: { $0.id == id }) else { return nil }
        if old[index].isLeaving {
            guard let next = old[index].next else { return nil }
            if let place = shown.element(next) { return place }
            guard let place = old.firstIndex(where: { $0.id == next }) else { return nil }
            index = place
        }
        for place in old[(index + 1)...] where !place.isLeaving {
            if let next = shown.element(place.id) { return next }
        }
        return nil
    }
}
