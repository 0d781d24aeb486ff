import Foundation
@_spi(Runtime) import TallyCore

/// The columns and rows of a grid for one proposal.
struct GridPlan {
    private struct Cell {
        let index: Int
        let column: Int
        let span: Int
        let unsized: Axis.Set

        var columns: Range<Int> { column..<column + max(1, span) }
    }

    private struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
        /// A view that is in no row.
        var isWhole = false
    }

    private var rows: [Row] = []
    private var widths: [CGFloat] = []
    private var heights: [CGFloat] = []
    private var columnAlignments: [HorizontalAlignment?] = []
    /// Points between two columns, and below each row but the last.
    private let columnGap: CGFloat
    private var rowGaps: [CGFloat] = []
    private let alignment: Alignment
    private var width: CGFloat = 0

    /// - Parameter gaps: points between columns and between rows; nil: as the views prefer.
    init(
        _ views: LayoutSubviews, _ proposal: ProposedViewSize, gaps: (x: CGFloat?, y: CGFloat?), alignment: Alignment
    ) {
        columnGap = gaps.x ?? ViewSpacing.standard
        self.alignment = alignment
        collectRows(views)
        rowGaps = zip(rows, rows.dropFirst()).map { gaps.y ?? Self.distance(from: $0, to: $1, views) }
        findWidths(views, proposal.width)
        findHeights(views, proposal.height)
    }

    var size: CGSize { CGSize(width: width, height: heights.reduce(0, +) + rowGaps.reduce(0, +)) }

    /// Returns the largest distance that two views of a column, one in each row, keep.
    private static func distance(from row: Row, to next: Row, _ views: LayoutSubviews) -> CGFloat {
        var distance: CGFloat?
        for cell in row.cells {
            let spacing = views[cell.index].spacing
            for below in next.cells where row.isWhole || next.isWhole || cell.columns.overlaps(below.columns) {
                let own = spacing.distance(to: views[below.index].spacing, along: .vertical)
                distance = max(distance ?? own, own)
            }
        }
        return distance ?? ViewSpacing.standard
    }

    private func sum(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
        lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
    }

    private mutating func collectRows(_ views: LayoutSubviews) {
        var current: ObjectIdentifier?
        for (index, view) in views.enumerated() {
            let value = view[GridRowKey.self]
            if value == nil || value?.row != current {
                rows.append(Row(alignment: value?.alignment, isWhole: value == nil))
            }
            current = value?.row
            let row = rows.count - 1
            let column = rows[row].cells.last.map { $0.column + $0.span } ?? 0
            let span = value == nil ? 1 : min(view[GridColumnsKey.self], Self.most)
            rows[row].cells.append(
                Cell(index: index, column: column, span: span, unsized: view[GridUnsizedAxesKey.self]))
        }
        let count = rows.filter { !$0.isWhole }.map { $0.cells.last.map { $0.column + $0.span } ?? 0 }.max() ?? 0
        widths = Array(repeating: 0, count: count)
        columnAlignments = Array(repeating: nil, count: count)
        for row in rows where !row.isWhole {
            for cell in row.cells where columnAlignments[cell.column] == nil {
                columnAlignments[cell.column] = views[cell.index][GridColumnAlignmentKey.self]
            }
        }
    }

    /// More columns than any stage has points.
    private static let most = 10_000

    // MARK: Columns

    private mutating func findWidths(_ views: LayoutSubviews, _ available: CGFloat?) {
        var inColumn: [[Int]] = Array(repeating: [], count: widths.count)
        var spanning: [Cell] = []
        for row in rows where !row.isWhole {
            for cell in row.cells where !cell.unsized.contains(.horizontal) {
                if cell.span == 1 { inColumn[cell.column].append(cell.index) } else { spanning.append(cell) }
            }
        }
        func widest(_ column: Int, _ width: CGFloat?) -> CGFloat {
            inColumn[column].map { views[$0].sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max()
                ?? 0
        }
        widths = Self.share(available, widths.count, gaps: columnGap * CGFloat(max(0, widths.count - 1)), widest)
        for cell in spanning {
            let own = views[cell.index].sizeThatFits(ProposedViewSize(width: available, height: nil)).width
            let columns = cell.column..<cell.column + cell.span
            let ideal = min(own, views[cell.index].sizeThatFits(.unspecified).width)
            let missing = ideal - sum(Array(widths[columns]), columnGap)
            if missing > 0 { for column in columns { widths[column] += missing / CGFloat(cell.span) } }
        }
        width = sum(widths, columnGap)
        for row in rows where row.isWhole {
            guard let cell = row.cells.first, !cell.unsized.contains(.horizontal) else { continue }
            let proposed = ProposedViewSize(width: available, height: nil)
            width = max(width, views[cell.index].sizeThatFits(proposed).width)
        }
    }

    /// Returns lengths of tracks: ideal ones if nothing is offered, else as a stack shares it, the least flexible
    /// first.
    private static func share(
        _ available: CGFloat?, _ count: Int, gaps: CGFloat, _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        var lengths = (0..<count).map { _ in CGFloat(0) }
        guard let available, available.isFinite else {
            for track in 0..<count { lengths[track] = length(track, available) }
            return lengths
        }
        let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
        let order = (0..<count).sorted {
            flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
        }
        var budget = max(0, available - gaps)
        for (done, track) in order.enumerated() {
            lengths[track] = length(track, budget / CGFloat(count - done))
            budget = max(0, budget - lengths[track])
        }
        return lengths
    }

    // MARK: Rows

    private func breadth(_ cell: Cell, _ row: Row) -> CGFloat {
        row.isWhole ? width : sum(Array(widths[cell.column..<cell.column + cell.span]), columnGap)
    }

    private mutating func findHeights(_ views: LayoutSubviews, _ available: CGFloat?) {
        let rows = rows
        let plan = self
        heights = Self.share(available, rows.count, gaps: rowGaps.reduce(0, +)) { index, height in
            rows[index].cells.filter { !$0.unsized.contains(.vertical) }.map { cell in
                views[cell.index].sizeThatFits(
                    ProposedViewSize(width: plan.breadth(cell, rows[index]), height: height)
                ).height
            }.max() ?? 0
        }
    }

    // MARK: Placing

    func place(_ views: LayoutSubviews, at origin: CGPoint) {
        var y = origin.y
        for (place, (row, height)) in zip(rows, heights).enumerated() {
            let vertical = row.alignment ?? alignment.vertical
            // Baselines are lined up with one another, other guides with those of the row.
            var baseline: CGFloat?
            if vertical.key.isTextBaseline {
                baseline = row.cells.map { views[$0.index].dimensions(in: proposal($0, row, height))[vertical] }.max()
            }
            for cell in row.cells {
                let view = views[cell.index]
                let x = origin.x + widths[..<(row.isWhole ? 0 : cell.column)].reduce(0) { $0 + $1 + columnGap }
                let frame = CGRect(x: x, y: y, width: breadth(cell, row), height: height)
                let proposal = proposal(cell, row, height)
                if let anchor = view[GridAnchorKey.self] {
                    view.place(at: anchor.point(in: frame), anchor: anchor, proposal: proposal)
                } else {
                    let column = row.isWhole ? nil : columnAlignments[cell.column]
                    var top = frame
                    if let baseline { top.origin.y = y + baseline - view.dimensions(in: proposal)[vertical] }
                    view.place(
                        in: top,
                        Alignment(
                            horizontal: column ?? alignment.horizontal, vertical: baseline == nil ? vertical : .top),
                        proposal: proposal)
                }
            }
            y += height + (place < rowGaps.count ? rowGaps[place] : 0)
        }
    }

    private func proposal(_ cell: Cell, _ row: Row, _ height: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: breadth(cell, row), height: height)
    }
}
