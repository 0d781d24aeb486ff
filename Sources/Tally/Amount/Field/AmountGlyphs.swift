/// Which glyph shows a character of the raw text, from one edit to the next.
struct AmountGlyphs: Equatable {
    /// For each character of the raw text, the id of its glyph.
    private(set) var ids: [Int] = []
    private var nextID = 0

    mutating func newID() -> Int {
        defer { nextID += 1 }
        return nextID
    }

    /// Keeps the ids of the characters that stay, edit by edit, so that each key moves what it typed or deleted.
    mutating func follow(_ entries: ArraySlice<AmountInput.Entry>, from old: [UInt8], to new: [UInt8]) {
        var raw = old
        var ids = ids
        for entry in entries {
            guard entry.removed.upperBound <= raw.count else {
                raw = []
                break
            }
            var edited = raw
            edited.replaceSubrange(entry.removed, with: entry.inserted)
            if case .clamped = entry.event {
                ids = clamped(ids, from: raw, to: edited)
            } else {
                ids.replaceSubrange(entry.removed, with: entry.inserted.map { _ in newID() })
            }
            raw = edited
        }
        if raw == new { return self.ids = ids }
        // Another input altogether: what both begin and end with stays.
        let most = min(old.count, new.count)
        var start = 0
        while start < most, old[start] == new[start] { start += 1 }
        var end = 0
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let inserted = (start..<new.count - end).map { _ in newID() }
        self.ids.replaceSubrange(start..<old.count - end, with: inserted)
    }

    /// Returns the ids of an amount that has become the maximum: its digits change in place, counted from the left as they
    /// were typed, and the last that is another, or new, drops.
    private mutating func clamped(_ ids: [Int], from old: [UInt8], to new: [UInt8]) -> [Int] {
        guard old != new else { return ids }
        let before = Dictionary(zip(Self.places(of: old), old.indices)) { first, _ in first }
        var last: Int?
        var hasNew = false
        let places = Self.places(of: new)
        var result = new.indices.map { index in
            guard let match = before[places[index]] else {
                hasNew = true
                return newID()
            }
            if old[match] != new[index] { last = index }
            return ids[match]
        }
        if !hasNew, let last { result[last] = newID() }
        return result
    }

    /// Returns a number for each character's place: digits before and behind the decimal mark are counted on their own.
    private static func places(of raw: [UInt8]) -> [Int] {
        let first = raw.first == .minus ? 1 : 0
        let point = raw.firstIndex(of: .point) ?? raw.count
        return raw.indices.map { $0 < point ? $0 - first : $0 - point + fraction }
    }

    /// Above the number of any digit before the decimal mark.
    private static let fraction = 1_000
}
