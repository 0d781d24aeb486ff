/// How often each colour occurs, in bounded memory.
///
/// Up to 32,768 colours are counted exactly. When more turn up, neighbours are merged: one more low bit of each
/// component stops telling colours apart, and an entry stands for the mean of what it has counted.
struct ColorHistogram {
    struct Entry {
        var red = 0
        var green = 0
        var blue = 0
        var count = 0
    }

    private static let limit = 1 << 15
    private static let buckets = 1 << 16

    private var table = [UInt32](repeating: 0, count: buckets)
    private var shift: UInt32 = 0
    /// In the order of first appearance; the components are sums over `count` pixels.
    private(set) var entries: [Entry] = []
    private var keys: [UInt32] = []

    var isExact: Bool { shift == 0 }

    /// - Parameter color: 0x..RRGGBB; the top byte is ignored.
    mutating func add(_ color: UInt32, times: Int) {
        let index = index(of: key(color))
        let red = Int(color >> 16 & 0xFF)
        let green = Int(color >> 8 & 0xFF)
        let blue = Int(color & 0xFF)
        entries[index].red += red * times
        entries[index].green += green * times
        entries[index].blue += blue * times
        entries[index].count += times
        if entries.count > Self.limit { coarsen() }
    }

    private func key(_ color: UInt32) -> UInt32 {
        let component: UInt32 = (0xFF >> shift) << shift
        return color & (component << 16 | component << 8 | component)
    }

    /// Returns the entry for a key, new when it was not there.
    private mutating func index(of key: UInt32) -> Int {
        var bucket = Int((key &* 0x9E37_79B1) >> 16)
        while true {
            let stored = Int(table[bucket])
            if stored == 0 {
                entries.append(Entry())
                keys.append(key)
                table[bucket] = UInt32(entries.count)
                return entries.count - 1
            }
            if keys[stored - 1] == key { return stored - 1 }
            bucket = (bucket + 1) & (Self.buckets - 1)
        }
    }

    private mutating func coarsen() {
        let (oldEntries, oldKeys) = (entries, keys)
        shift += 1
        table = [UInt32](repeating: 0, count: Self.buckets)
        entries = []
        keys = []
        for (entry, old) in zip(oldEntries, oldKeys) {
            let index = index(of: key(old))
            entries[index].red += entry.red
            entries[index].green += entry.green
            entries[index].blue += entry.blue
            entries[index].count += entry.count
        }
    }
}
