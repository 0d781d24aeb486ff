/// A grid of coloured points, each joined to its neighbours by cubic curves; in the space of the outline that it fills.
public struct Mesh: Hashable, Sendable {
    public struct Node: Hashable, Sendable {
        public var position: Point
        /// Of the curves to the neighbours at the left, above, at the right and below.
        public var left: Point
        public var top: Point
        public var right: Point
        public var bottom: Point
        public var color: RGBA

        public init(position: Point, left: Point, top: Point, right: Point, bottom: Point, color: RGBA) {
            self.position = position
            self.left = left
            self.top = top
            self.right = right
            self.bottom = bottom
            self.color = color
        }
    }

    public let columns: Int
    public let rows: Int
    /// The nodes row after row.
    public let nodes: [Node]
    /// Where no part of the grid is.
    public let background: RGBA
    /// Colours go over in cubic curves from node to node, not in straight lines.
    public let smoothsColors: Bool

    /// With less than two columns or rows, or another number of nodes, there is the background alone.
    public init(columns: Int, rows: Int, nodes: [Node], background: RGBA, smoothsColors: Bool) {
        let isWhole =
            columns > 1 && rows > 1 && columns.multipliedReportingOverflow(by: rows).partialValue == nodes.count
        self.columns = isWhole ? columns : 0
        self.rows = isWhole ? rows : 0
        self.nodes = isWhole ? nodes : []
        self.background = background
        self.smoothsColors = smoothsColors
    }
}
