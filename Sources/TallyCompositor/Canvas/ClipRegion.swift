/// Which pixels may be written, and how much of each: a box times coverage by row, by column and by pixel.
///
/// The coverage that is absent is full. Its memory is someone else's and covers the box at least.
public struct ClipRegion {
    public var minX: Int
    public var minY: Int
    public var maxX: Int
    public var maxY: Int
    /// The coverage of rows, indexed by canvas row.
    public var rows: UnsafePointer<UInt8>?
    /// The coverage of columns, indexed by canvas column; readable up to 7 bytes past the box.
    public var columns: UnsafePointer<UInt8>?
    /// Columns whose coverage is known to be full.
    public var fullMinX = Int.max
    public var fullMaxX = Int.min
    /// Byte (0, 0) of a coverage plane of the whole canvas; readable up to 7 bytes past the box in each row.
    public var plane: UnsafePointer<UInt8>?
    public var planeStride: Int

    @inlinable public init(
        minX: Int, minY: Int, maxX: Int, maxY: Int, rows: UnsafePointer<UInt8>? = nil,
        columns: UnsafePointer<UInt8>? = nil, plane: UnsafePointer<UInt8>? = nil, planeStride: Int = 0
    ) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
        self.rows = rows
        self.columns = columns
        self.plane = plane
        self.planeStride = planeStride
    }

    @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }

    /// True if rows differ in nothing but one coverage each.
    @inlinable var isUniformInRows: Bool { columns == nil && plane == nil }

    /// Returns the same of the pixels between two columns.
    @inlinable func isUniformInRows(from low: Int, to high: Int) -> Bool {
        plane == nil && (columns == nil || (low >= fullMinX && high <= fullMaxX))
    }
}
