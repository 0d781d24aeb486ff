/// What every frame touches of a segment: two lines of the processor's cache. Cells stand side by side in memory, in the order
/// they were made in.
///
/// The objects of a tree are scattered over the heap, and a frame of thousands of moving texts costs what the misses of
/// the processor's caches cost: so the walks go from cell to cell and leave the objects alone as far as they can.
package struct SegmentCell {
    package typealias Pointer = UnsafeMutablePointer<SegmentCell>

    /// The segment itself differs from what was committed.
    var isChanged = true
    /// Something below differs from what was committed.
    var hasChangedDescendant = true
    /// The transform moves and does nothing else.
    package internal(set) var isTranslation = true
    /// Nothing but a place separates what is inside from the parent: no clip, opacity or other transform.
    package internal(set) var isPlain = true
    /// Plain, and neither children nor a layer.
    package internal(set) var isBareLeaf = true
    /// There is content of the segment's own.
    package internal(set) var hasContent = false
    /// The inside becomes a picture of its own first.
    package internal(set) var hasLayer = false
    /// What is seldom so, a bit each.
    private var rare: UInt8 = 0
    var generation: UInt32 = 0
    fileprivate var childCount: UInt32 = 0
    package internal(set) var tx = 0.0
    package internal(set) var ty = 0.0
    package internal(set) var bounds: Rect = .null
    /// Of a segment with an only child that one's cell, with more where their cells are listed; of another with a text the text,
    /// and of one with glyphs that take turns the first of them.
    fileprivate var link: UnsafeMutableRawPointer?
    /// What a segment that is not plain does besides.
    var shell: UnsafeMutablePointer<SegmentShell>?
    var parent: Pointer?
    package internal(set) var segment: Unmanaged<Segment>
    package internal(set) var textColor = RGBA.black

    init(_ segment: Unmanaged<Segment>) { self.segment = segment }

    /// Children went away since the last commit.
    var hasUncovered: Bool {
        @inline(__always) get { rare & 1 != 0 }
        set { rare = newValue ? rare | 1 : rare & ~1 }
    }

    /// False if neither the segment nor anything below draws a material; else so is the parent's.
    package var mayHaveMaterial: Bool {
        @inline(__always) get { rare & 2 != 0 }
        set { rare = newValue ? rare | 2 : rare & ~2 }
    }

    /// The content, where it is a text and there are no children.
    @inline(__always) package var text: Unmanaged<ShapedText>? {
        guard childCount == 0, !hasGlyphs, let link else { return nil }
        return Unmanaged.fromOpaque(link)
    }

    /// There are glyphs that take turns; then there is no content.
    package fileprivate(set) var hasGlyphs: Bool {
        @inline(__always) get { rare & 4 != 0 }
        set { rare = newValue ? rare | 4 : rare & ~4 }
    }

    @inline(__always) var hasChildren: Bool { childCount != 0 }
    @inline(__always) var listLength: Int { Int(childCount) }

    mutating func setText(_ text: Unmanaged<ShapedText>?) {
        if childCount == 0 { link = text?.toOpaque() }
    }

    /// Follows the segment's glyphs, of which each knows the next. The text is forgotten.
    mutating func setGlyphs(_ first: TurningGlyphCell.Pointer?) {
        hasGlyphs = first != nil
        if childCount == 0 { link = UnsafeMutableRawPointer(first) }
    }

    /// Follows the segment's children. The text is forgotten; without children `setText` brings it back.
    mutating func setChildren(_ cells: some Collection<Pointer>) {
        if childCount != cells.count || childCount == 0 {
            freeChildren()
            if cells.count > 1 { link = SegmentPool.takeList(of: cells.count) }
            childCount = UInt32(cells.count)
        }
        if childCount == 1 {
            link = cells.first.map { UnsafeMutableRawPointer($0) }
        } else if childCount > 1, let places = link?.bindMemory(to: Pointer.self, capacity: cells.count) {
            for (index, cell) in cells.enumerated() { (places + index).initialize(to: cell) }
        }
    }

    /// Leaves neither children nor a text.
    mutating func freeChildren() {
        if childCount > 1, let link { SegmentPool.recycleList(link, of: Int(childCount)) }
        childCount = 0
        link = nil
    }

    @inline(__always) package var transform: Affine {
        if !isTranslation, let shell {
            let linear = shell.pointee
            return Affine(a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: tx, ty: ty)
        }
        return .translation(x: tx, y: ty)
    }

    /// Nil if the segment is plain.
    @inline(__always) package var effect: UnsafePointer<SegmentShell>? { isPlain ? nil : UnsafePointer(shell) }
}

extension SegmentCell.Pointer {
    /// The cells of the children in paint order; good until the segment's children change.
    @inline(__always) package var children: UnsafeBufferPointer<Self> {
        let count = Int(pointee.childCount)
        if count == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
        let place = count == 1 ? UnsafeMutableRawPointer(pointer(to: \.link)!) : pointee.link
        return UnsafeBufferPointer(start: place?.assumingMemoryBound(to: Self.self), count: count)
    }

    /// The only child of a segment that does nothing but place it; nil of any other.
    @inline(__always) package var placedOnly: Self? {
        guard pointee.isPlain, pointee.childCount == 1, !pointee.hasContent, !pointee.hasGlyphs, !pointee.hasLayer
        else { return nil }
        return pointee.link?.assumingMemoryBound(to: SegmentCell.self)
    }

    /// Where a walk goes on inside: the only child, or the list of the children. Nil of a leaf.
    @inline(__always) package var inside: UnsafeMutableRawPointer? { pointee.childCount == 0 ? nil : pointee.link }

    /// Moves the segment; see `Segment.move`. The segment must be alive.
    package func move(x: Double, y: Double) {
        if pointee.tx == x && pointee.ty == y { return }
        pointee.tx = x
        pointee.ty = y
        markChanged()
    }

    /// Changes the segment's opacity; see `Segment.opacity`. The segment must be alive.
    package func fade(to opacity: Double) {
        if let shell = pointee.shell, shell.pointee.opacity != 1, opacity != 1 {
            // What is not opaque stays what it is, so the object is left alone.
            if shell.pointee.opacity == opacity { return }
            shell.pointee.opacity = opacity
            markChanged()
        } else {
            pointee.segment._withUnsafeGuaranteedRef { $0.opacity = opacity }
        }
    }

    /// Has the segment follow a scale about a point of the parent's space; `scale` then changes it. The segment must be alive.
    ///
    /// - Parameter arm: from the point to the segment's origin, were it not scaled.
    package func beginScaling(_ arm: Point) {
        pointee.segment._withUnsafeGuaranteedRef { $0.beginScaling(arm) }
    }

    /// Scales the segment about a point of the parent's space, which the segment follows a scale about. It must be alive.
    package func scale(x: Double, y: Double, about point: Point) {
        guard let shell = pointee.shell else { return }
        let (tx, ty) = (point.x + shell.pointee.arm.x * x, point.y + shell.pointee.arm.y * y)
        if !pointee.isTranslation, x != 1, y != 1, shell.pointee.b == 0, shell.pointee.c == 0 {
            // What is scaled stays what it is, so the object is left alone.
            if shell.pointee.a == x, shell.pointee.d == y, pointee.tx == tx, pointee.ty == ty { return }
            (shell.pointee.a, shell.pointee.d) = (x, y)
            (pointee.tx, pointee.ty) = (tx, ty)
            markChanged()
        } else {
            pointee.segment._withUnsafeGuaranteedRef { $0.transform = Affine(a: x, b: 0, c: 0, d: y, tx: tx, ty: ty) }
        }
    }

    /// Blurs what is inside as one picture; see `LayerEffect`. The segment must be alive.
    ///
    /// - Parameter deviation: 0 and less: it is not blurred.
    package func blur(_ deviation: Double, isOpaque: Bool) {
        pointee.segment._withUnsafeGuaranteedRef {
            $0.effect = deviation > 0 ? .blur(deviation: deviation, isOpaque: isOpaque) : nil
        }
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

    func markMaterial() {
        var next: Self? = self
        while let cell = next, !cell.pointee.mayHaveMaterial {
            cell.pointee.mayHaveMaterial = true
            next = cell.pointee.parent
        }
    }

    /// The first of the glyphs that take turns.
    @inline(__always) package var firstGlyph: TurningGlyphCell.Pointer? {
        guard pointee.hasGlyphs else { return nil }
        if pointee.childCount == 0 { return pointee.link?.assumingMemoryBound(to: TurningGlyphCell.self) }
        return pointee.segment._withUnsafeGuaranteedRef { $0.glyphs.first?.cell }
    }

    /// Where the segment's own content may put ink, in the segment's space.
    @inline(__always) var contentBounds: Rect {
        if !pointee.hasContent { return pointee.hasGlyphs ? glyphBounds : .null }
        if let text = pointee.text { return text._withUnsafeGuaranteedRef { $0.inkBounds } }
        return pointee.segment._withUnsafeGuaranteedRef { $0.contentBounds }
    }

    private var glyphBounds: Rect {
        var box = Rect.null
        var next = firstGlyph
        while let glyph = next {
            box = box.union(glyph.bounds)
            next = glyph.pointee.next
        }
        return box
    }

    /// Updates a changed bare leaf.
    @inline(__always) func commitBareLeaf() {
        clearMarks()
        pointee.generation &+= 1
        let content = contentBounds
        pointee.bounds = content.isEmpty ? .null : content.offset(x: pointee.tx, y: pointee.ty)
    }

    /// Updates one that does nothing but place an only child, which is up to date.
    @inline(__always) func commitPlace(of child: Self) {
        clearMarks()
        let inside = child.pointee.bounds
        pointee.bounds = inside.isEmpty ? .null : inside.offset(x: pointee.tx, y: pointee.ty)
    }

    /// Updates a changed text that is no bare leaf and has neither children nor a layer nor a clip, as a text that fades.
    @inline(__always) func commitText(_ effect: UnsafePointer<SegmentShell>) {
        clearMarks()
        pointee.generation &+= 1
        let box = effect.pointee.opacity <= 0 ? .null : contentBounds
        pointee.bounds = box.isEmpty ? .null : pointee.transform.apply(box)
    }

    @inline(__always) func clearMarks() {
        pointee.isChanged = false
        pointee.hasChangedDescendant = false
        if pointee.hasUncovered { pointee.segment._withUnsafeGuaranteedRef { $0.uncovered = .null } }
    }
}
