import TallyScene

// Letting go of rows.
extension NearRows {
    /// Lets go of rows that are far from what is seen, if they are many. True if it has.
    func dropFar() -> Bool {
        guard isAlive, isPlaced, !container.list.isStale, madeCount > 2 * Self.spare,
            let windows, !windows.isEmpty
        else { return false }
        var far: [(source: RowSource, indices: [Int])] = []
        var count = 0
        for source in sources where !needsAll(source) {
            let live = source.node.dynamic?.live ?? []
            guard live.count == source.places.count, source.spans.count == live.count else { continue }
            let indices = live.indices.filter { index in
                guard !live[index].isKept, let extent = extent(of: source.spans[index]) else { return false }
                return !isNear(extent, windows, by: 2)
            }
            count += indices.count
            if !indices.isEmpty { far.append((source, indices)) }
        }
        if count <= Self.spare { return false }
        holdPlace(windows)
        learn()
        var hasDropped = false
        for (source, indices) in far where !source.hasEnded {
            guard let live = source.node.dynamic?.live else { continue }
            let dropped = indices.filter { live[$0].mayBeDropped }
            source.drop(dropped)
            if !dropped.isEmpty { hasDropped = true }
        }
        return hasDropped
    }

    func isNear(
        _ extent: ClosedRange<Double>, _ windows: [ClosedRange<Double>], by lengths: Double
    ) -> Bool {
        windows.contains { window in
            let margin = (window.upperBound - window.lowerBound) * lengths
            return extent.upperBound >= window.lowerBound - margin && extent.lowerBound <= window.upperBound + margin
        }
    }

    /// Returns from where to where a row's views stand; of one without views, where they would.
    func extent(of span: Range<Int>) -> ClosedRange<Double>? {
        if span.isEmpty {
            guard !pieces.isEmpty else { return nil }
            let at = Swift.min(span.lowerBound, pieces.count - 1)
            return extent(of: at..<(at + 1))
        }
        var extent: ClosedRange<Double>?
        for piece in [pieces[span.lowerBound], pieces[span.upperBound - 1]] {
            let own: ClosedRange<Double>
            switch piece {
            case .gap(let index):
                let gap = gaps[index]
                own = gap.start...(gap.start + Swift.max(0, gap.length))
            case .view(let index):
                guard index < container.list.elements.count,
                    let found = self.extent(of: container.list.elements[index])
                else { return nil }
                own = found
            }
            let low = Swift.min(extent?.lowerBound ?? own.lowerBound, own.lowerBound)
            extent = low...Swift.max(extent?.upperBound ?? own.upperBound, own.upperBound)
        }
        return extent
    }
}
