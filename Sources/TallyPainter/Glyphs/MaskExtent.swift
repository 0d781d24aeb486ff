/// Where of a blurred mask there is more than a trace: a step of 255 at the edge of a blur is nothing that is seen.
struct MaskExtent {
    private static let trace: UInt8 = 1

    private(set) var minX = Int.max
    private(set) var minY = Int.max
    private(set) var maxX = 0
    private(set) var maxY = 0
    /// The largest byte.
    private(set) var peak: UInt8 = 0

    mutating func add(_ row: UnsafePointer<UInt8>, count: Int, y: Int) {
        var first = 0
        while first < count && row[first] <= Self.trace { first += 1 }
        if first == count { return }
        var end = count
        while row[end - 1] <= Self.trace { end -= 1 }
        minX = min(minX, first)
        maxX = max(maxX, end)
        minY = min(minY, y)
        maxY = y + 1
        for x in first..<end { peak = max(peak, row[x]) }
    }
}
