extension Segment {
    static let fanOut = 32

    /// Replaces the children; order is paint order. A child moves here from wherever it was.
    ///
    /// - Complexity: O(children); damage only for those that come, go or change their order.
    public func setChildren(_ new: [Segment]) { setChildren(new[...]) }

    private func setChildren(_ new: ArraySlice<Segment>) {
        guard new.count > Self.fanOut else { return setDirect(Array(new)) }
        var length = Self.fanOut
        while length * Self.fanOut < new.count { length *= Self.fanOut }
        var buckets: [Segment] = []
        for start in stride(from: 0, to: new.count, by: length) {
            let index = buckets.count
            let kept = index < children.count && children[index].isBucket
            let bucket = kept ? children[index] : Segment(isBucket: true)
            let from = new.startIndex + start
            bucket.setChildren(new[from..<Swift.min(from + length, new.endIndex)])
            buckets.append(bucket)
        }
        setDirect(buckets)
    }

    /// Gives another segment this one's place among its parent's children. Without a parent nothing is done.
    ///
    /// - Complexity: O(1) in the number of siblings.
    package func replace(by new: Segment) {
        guard let parent, let place = parent.children.firstIndex(where: { $0 === self }) else { return }
        var children = parent.children
        children[place] = new
        parent.setDirect(children)
    }

    private func setDirect(_ new: [Segment]) {
        let old = children
        if new.count == old.count, zip(new, old).allSatisfy({ $0 === $1 && $0.parent === self }) { return }
        let kept = old.filter { $0.parent === self }
        for child in kept { child.parent = nil }
        children = new
        for child in new {
            if let other = child.parent, other !== self { other.uncover(child) }
            child.parent = self
            if child.cell.pointee.mayHaveMaterial { cell.markMaterial() }
        }
        for child in kept where child.parent == nil { uncover(child) }
        markNewAndReordered(new, kept: kept.filter { $0.parent === self })
        markDescendantChanged()
    }

    /// Notes that the picture differs where the child was drawn: told with the change of children that leaves it out.
    private func uncover(_ child: Segment) { uncovered = uncovered.union(child.bounds) }

    private func markNewAndReordered(_ new: [Segment], kept: [Segment]) {
        var next = 0
        var isOrdered = true
        for child in new {
            if next < kept.count, kept[next] === child {
                next += 1
                if !isOrdered { child.markAgain() }
            } else {
                // New here, or out of its order: the ones behind it may now overlap otherwise.
                child.markAgain()
                if kept.contains(where: { $0 === child }) { isOrdered = false }
            }
        }
        if next < kept.count { for child in new { child.markAgain() } }
    }

    /// Marks also where the mark stands already, so that the new parent learns of it.
    private func markAgain() {
        markChanged()
        parent?.markDescendantChanged()
    }
}
