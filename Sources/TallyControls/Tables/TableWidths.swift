import Foundation

/// What a column asks of the table's width, in points.
struct TableColumnWidth: Equatable, Sendable {
    /// Of a column that does not say.
    private static let least: CGFloat = 24

    let min: CGFloat
    /// Nil: a share of what is left.
    let ideal: CGFloat?
    let max: CGFloat

    init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        func sane(_ width: CGFloat?) -> CGFloat? {
            width.flatMap { $0.isFinite ? Swift.min(Swift.max(0, $0), 1_000_000) : nil }
        }
        let most = sane(max)
        let least = sane(min) ?? Swift.min(Self.least, most ?? .infinity, sane(ideal) ?? .infinity)
        self.min = least
        self.max = Swift.max(least, most ?? .infinity)
        self.ideal = sane(ideal).map { Swift.min(Swift.max($0, least), Swift.max(least, most ?? .infinity)) }
    }

    /// As wide as that, within the limits.
    func changed(to width: CGFloat) -> TableColumnWidth {
        guard width.isFinite else { return self }
        let width = clamp(width)
        return TableColumnWidth(min: width, ideal: width, max: width)
    }

    func clamp(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, min), max) }
}

/// What the layout of the rows knows of a column.
struct TableColumnShape: Equatable, Sendable {
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
}

/// Shares a table's width among its columns.
enum TableWidths {
    /// Returns the width of each column in points, which together fill what there is if the columns' limits let them.
    ///
    /// Columns without an ideal width become equally wide, as far as their limits allow; the others have theirs, and are made wider or
    /// narrower by the same where that does not come out. Less room than all need at least is divided in proportion.
    ///
    /// - Complexity: O(n²) at most for n columns, O(n) where no limit is met.
    static func share(_ room: CGFloat, _ columns: [TableColumnWidth]) -> [CGFloat] {
        let least = columns.reduce(0) { $0 + $1.min }
        if least >= room {
            return columns.map { least > 0 ? Swift.max(0, $0.min * Swift.max(0, room) / least) : 0 }
        }
        var widths = columns.map { $0.ideal ?? 0 }
        let flexible = columns.indices.filter { columns[$0].ideal == nil }
        let fixed = columns.indices.filter { columns[$0].ideal != nil }
        let taken = fixed.reduce(0) { $0 + widths[$1] }
        fill(&widths, flexible, Swift.max(0, room - taken), columns)
        let rest = room - widths.reduce(0, +)
        // What no flexible column takes, or what it has to have at least, changes those that said how wide they are.
        if abs(rest) > 0.001 { fill(&widths, fixed, fixed.reduce(rest) { $0 + widths[$1] }, columns) }
        return widths
    }

    /// Changes some widths by the same each, so that they come to a sum.
    private static func fill(
        _ widths: inout [CGFloat], _ indices: [Int], _ sum: CGFloat, _ columns: [TableColumnWidth]
    ) {
        let starts = widths
        var free = indices
        var rest = sum
        while !free.isEmpty {
            let step = (rest - free.reduce(0) { $0 + starts[$1] }) / CGFloat(free.count)
            var over: CGFloat = 0
            for index in free {
                widths[index] = columns[index].clamp(starts[index] + step)
                over += widths[index] - (starts[index] + step)
            }
            if abs(over) < 0.001 { return }
            // Those that a limit holds where the sum is off stay there; the others go on.
            let held = free.filter { index in
                let change = widths[index] - (starts[index] + step)
                return over > 0 ? change > 0 : change < 0
            }
            rest -= held.reduce(0) { $0 + widths[$1] }
            free.removeAll { held.contains($0) }
        }
    }
}
