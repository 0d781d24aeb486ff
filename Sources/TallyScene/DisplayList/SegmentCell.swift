/// What every frame of a motion touches of a segment. Cells stand side by side in memory, in the order they were made in.
///
/// The objects of a tree are scattered over the heap, and a frame of thousands of moving texts costs what the misses of
/// the processor's caches cost: so the walks go from cell to cell and leave the objects of bare leaves alone.
package struct SegmentCell {
    typealias Pointer = UnsafeMutablePointer<SegmentCell>

    /// The segment itself differs from what was committed.
    var isChanged = true
    /// Something below differs from what was committed.
    var hasChangedDescendant = true
    /// The transform moves and does nothing else.
    var isTranslation = true
    /// Nothing but a place separates the drawing from the parent: no children, clip, opacity or other transform.
    package internal(set) var isBareLeaf = true
    /// There is content of the segment's own.
    package internal(set) var hasContent = false
    var generation: UInt32 = 0
    var parent: Pointer?
    package internal(set) var tx = 0.0
    package internal(set) var ty = 0.0
    package internal(set) var bounds: Rect = .null
    var contentBounds: Rect = .null
    /// The content, where it is a text.
    package internal(set) var text: Unmanaged<ShapedText>?
    package internal(set) var segment: Unmanaged<Segment>
    package internal(set) var textColor = RGBA.black

    init(_ segment: Unmanaged<Segment>) { self.segment = segment }
}

extension UnsafeMutablePointer<SegmentCell> {
    /// Moves the segment; see `Segment.move`. The segment must be alive.
    package func move(x: Double, y: Double) {
        if pointee.tx == x && pointee.ty == y { return }
        pointee.tx = x
        pointee.ty = y
        markChanged()
    }

    func markChanged() {
        if pointee.isChanged { return }
        pointee.isChanged = true
        pointee.parent?.markDescendantChanged()
    }

    func markDescendantChanged() {
        var next: Self? = self
        while let cell = next, !cell.pointee.hasChangedDescendant {
            cell.pointee.hasChangedDescendant = true
            next = cell.pointee.parent
        }
    }

    /// Brings a changed bare leaf up to date.
    func commitBareLeaf() {
        pointee.isChanged = false
        pointee.hasChangedDescendant = false
        pointee.generation &+= 1
        let content = pointee.contentBounds
        pointee.bounds = content.isEmpty ? .null : content.offset(x: pointee.tx, y: pointee.ty)
    }
}
