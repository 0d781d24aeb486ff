private import CProcessor

/// Walks ask for memory before they come to it: a tree of thousands of moving glyphs is larger than the processor's caches, and
/// each step from a cell to its list, to the cells listed, to their shells would wait for memory by itself.
extension UnsafeBufferPointer<SegmentCell.Pointer> {
    /// How many children ahead the first thing is asked for.
    @inline(__always) private static var reach: Int { 5 }

    /// Asks for what the walk needs first. Called before the first child.
    @inline(__always) package func foresee() {
        if count <= 1 { return }
        for index in 0..<Swift.min(count, Self.reach) { self[index].prefetch() }
    }

    /// Asks for what the walk needs next, one level deeper for each child that is nearer. Called at each child.
    @inline(__always) package func foresee(from index: Int) {
        // Of two children the other has been asked for with the list.
        if count <= 2 { return }
        if index &+ 1 < count { self[index &+ 1].prefetchBelow(3) }
        if index &+ 2 < count { self[index &+ 2].prefetchBelow(2) }
        if index &+ 3 < count { self[index &+ 3].prefetchBelow(1) }
        if index &+ 4 < count { self[index &+ 4].prefetchBelow(0) }
        if index &+ Self.reach < count { self[index &+ Self.reach].prefetch() }
    }
}

extension SegmentCell.Pointer {
    /// Asks for what fading the segment and marking it needs besides its cell, which must be there.
    @inline(__always) package func prefetchBeside() {
        if let shell = pointee.shell { processor_prefetch(shell) }
        if let parent = pointee.parent { processor_prefetch(parent) }
    }

    /// The first glyph that takes turns, of a segment without children.
    @inline(__always) private var firstGlyphThere: TurningGlyphCell.Pointer? {
        pointee.hasGlyphs && !pointee.hasChildren ? firstGlyph : nil
    }

    /// How many cells of a list are asked for ahead of the walk over the list itself.
    @inline(__always) private static var listed: Int { 2 }

    /// Asks for the lines of memory that a cell fills.
    @inline(__always) package func prefetch() {
        processor_prefetch(self)
        processor_prefetch(UnsafeRawPointer(self) + 64)
    }

    /// Asks for what stands so many levels below, where what stands above it has been asked for: at level 0 the shell and the
    /// only child or the list of children; at the next those children's, and so on.
    @inline(__always) fileprivate func prefetchBelow(_ level: Int) {
        var cell = self
        for above in stride(from: level, to: 0, by: -1) {
            let count = cell.pointee.listLength
            if count == 0 { return }
            if count > 1 {
                for index in 0..<Swift.min(count, Self.listed) {
                    if above == 1 { cell.children[index].prefetch() }
                    if above == 2 { cell.children[index].prefetchBeyond() }
                }
                return
            }
            cell = cell.children[0]
        }
        cell.prefetchBeyond()
    }

    /// Asks for what a walk needs after the cell itself, which must be there: its shell, and where it goes on inside.
    @inline(__always) private func prefetchBeyond() {
        if let shell = pointee.shell { processor_prefetch(shell) }
        if let glyph = firstGlyphThere { return glyph.prefetch() }
        guard let inside else { return }
        processor_prefetch(inside)
        if pointee.listLength == 1 { processor_prefetch(inside + 64) }
    }
}
