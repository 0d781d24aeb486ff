internal import TallyScene

/// The clip in force: a box of device pixels, and where in the arena its coverage stands.
struct ClipState {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    /// Arena offset of the coverage of row 0, of column 0, and of pixel (0, 0): outside the arena as a rule.
    var rows: Int?
    var columns: Int?
    /// Where the columns' coverage is full.
    var fullMinX = Int.min
    var fullMaxX = Int.max
    var plane: Int?
    var planeStride = 0
    /// Device pixels that bounds have to meet to be drawn: the box, widened by how far ink may be beside its bounds, within
    /// the clips to the last fraction, as damage is. What meets a clip's outermost pixel only would be drawn or not by what
    /// else is damaged there.
    private(set) var reach: Rect

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
        reach = Rect(
            minX: Double(minX) - PixelBox.margin, minY: Double(minY) - PixelBox.margin,
            maxX: Double(maxX) + PixelBox.margin, maxY: Double(maxY) + PixelBox.margin)
    }

    /// Limits what is drawn to the bounds of the clip: what does not meet them is left out.
    mutating func limit(to bounds: Rect) { reach = reach.intersection(bounds) }

    var isEmpty: Bool { minX >= maxX || minY >= maxY }

    mutating func restrict(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = max(self.minX, minX)
        self.minY = max(self.minY, minY)
        self.maxX = min(self.maxX, maxX)
        self.maxY = min(self.maxY, maxY)
    }

    /// Ends the box at the pixels that `low ..< high` touches.
    mutating func restrict(toX low: Double, _ high: Double) {
        minX = max(minX, Self.pixel(low.rounded(.down)))
        maxX = min(maxX, Self.pixel(high.rounded(.up)))
    }

    mutating func restrict(toY low: Double, _ high: Double) {
        minY = max(minY, Self.pixel(low.rounded(.down)))
        maxY = min(maxY, Self.pixel(high.rounded(.up)))
    }

    /// Returns whole pixels as an integer, far away for what is far away; NaN is far to the left.
    static func pixel(_ x: Double) -> Int { x > -1e9 ? (x < 1e9 ? Int(x) : 1_000_000_000) : -1_000_000_000 }
}
