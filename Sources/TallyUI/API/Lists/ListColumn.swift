import Foundation

/// Points by which a row stands below its place, while it or another is moved by hand.
struct RowWayKey: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// Rows below one another, and between sections a gap where they stand on cards.
struct ListColumn: Layout {
    let look: ListLook

    /// Points beside the rows, and between two sections.
    private var margin: CGFloat { look == .insetGrouped ? 16 : 0 }
    private var gap: CGFloat { look == .plain ? 0 : 20 }

    struct Cache {
        var known: (width: CGFloat?, heights: [CGFloat])?
    }

    static let layoutProperties = {
        var properties = LayoutProperties.lazy
        properties.rows = .each
        return properties
    }()

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func heights(_ width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> [CGFloat] {
        if let known = cache.known, known.width == width { return known.heights }
        let offer = ProposedViewSize(width: width.map { Swift.max(0, $0 - 2 * margin) }, height: nil)
        let heights = subviews.map { $0.sizeThatFits(offer).height }
        cache.known = (width, heights)
        return heights
    }

    /// Points above each view.
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        guard gap > 0 else { return Array(repeating: 0, count: subviews.count) }
        var last: Int??
        return subviews.map { view in
            let section = view[SectionKey.self]
            defer { last = .some(section) }
            return last == .some(section) ? 0 : gap
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let heights = heights(width, subviews, &cache)
        let own = width ?? subviews.reduce(0) { Swift.max($0, $1.sizeThatFits(.unspecified).width + 2 * margin) }
        let gaps = gaps(subviews).reduce(0, +)
        return CGSize(width: own, height: heights.reduce(gaps, +) + (subviews.isEmpty ? 0 : gap))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let heights = heights(bounds.width, subviews, &cache)
        let offer = ProposedViewSize(width: Swift.max(0, bounds.width - 2 * margin), height: nil)
        var y = bounds.minY
        for ((view, height), gap) in zip(zip(subviews, heights), gaps(subviews)) {
            y += gap
            view.place(at: CGPoint(x: bounds.minX + margin, y: y + view[RowWayKey.self]), proposal: offer)
            y += height
        }
        if look != .plain { tellEnds(subviews) }
    }

    private func tellEnds(_ subviews: Subviews) {
        let rows = subviews.map { view in
            (view: view, section: view[SectionKey.self], isRow: view[SectionPartKey.self] == .content)
        }
        onMain {
            for (index, row) in rows.enumerated() where row.isRow {
                func isSame(_ other: Int) -> Bool {
                    rows.indices.contains(other) && rows[other].isRow && rows[other].section == row.section
                }
                var ends: RowEnds = []
                if !isSame(index - 1) { ends.insert(.first) }
                if !isSame(index + 1) { ends.insert(.last) }
                row.view.element.rowFrame?.ends = ends
            }
        }
    }
}
