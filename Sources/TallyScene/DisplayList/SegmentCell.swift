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
    /// Of a segment with an only child that one's cell, with more where their cells are listed; of another with a text the text.
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
        guard childCount == 0, let link else { return nil }
        return Unmanaged.fromOpaque(link)
    }

    @inline(__always) var hasChildren: Bool { childCount != 0 }
    @inline(__always) var listLength: Int { Int(childCount) }

    mutating func setText(_ text: Unmanaged<ShapedText>?) {
        if childCount == 0 { link = text?.toOpaque() }
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

    /// Has a glyph come or go: scaled about its middle, blurred and faded. The segment must be alive.
    ///
    /// - Parameters:
    ///   - share: How much of it is there; see `GlyphTurn`.
    ///   - distance: Points below its place.
    ///   - x: Of the place of its text in the parent's space, were it at rest.
    /// - Returns: false, and nothing is done, if the segment is only moved as yet, and has to be told itself.
    package func turn(_ share: Double, _ distance: Double, atX x: Double, y: Double) -> Bool {
        guard let shell = pointee.shell, !pointee.isTranslation, let text = pointee.text else { return false }
        let (size, ink) = text._withUnsafeGuaranteedRef { ($0.size, $0.inkBounds) }
        let (share, distance) = GlyphTurn.settled(share, distance)
        let look = GlyphTurn.look(share, of: size)
        guard look.blur < LayerEffect.widest else { return false }
        // What nobody sees any more, or yet, stays where it is.
        if GlyphTurn.isUnseen(look, inkArea: ink.width * ink.height) {
            if shell.pointee.opacity != 0 {
                shell.pointee.opacity = 0
                markChanged()
            }
            return true
        }
        let (tx, ty) = (x + look.inset.x, y + distance + look.inset.y)
        if pointee.tx == tx, pointee.ty == ty, shell.pointee.a == look.scale, shell.pointee.opacity == look.opacity,
            shell.pointee.textBlur == look.blur
        {
            return true
        }
        (shell.pointee.a, shell.pointee.d) = (look.scale, look.scale)
        shell.pointee.opacity = look.opacity
        shell.pointee.textBlur = look.blur
        (pointee.tx, pointee.ty) = (tx, ty)
        markChanged()
        return true
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

    /// Where the segment's own content may put ink, in the segment's space.
    @inline(__always) var contentBounds: Rect {
        if !pointee.hasContent { return .null }
        if let text = pointee.text { return text._withUnsafeGuaranteedRef { $0.inkBounds } }
        return pointee.segment._withUnsafeGuaranteedRef { $0.contentBounds }
    }

    /// The same with what a blur puts beside it.
    @inline(__always) var blurredBounds: Rect {
        let content = contentBounds
        guard let effect = pointee.effect, effect.pointee.textBlur > 0 else { return content }
        return content.isEmpty ? content : content.insetBy(-LayerEffect.reach * effect.pointee.textBlur)
    }

    /// Updates a changed bare leaf.
    @inline(__always) func commitBareLeaf() {
        clearMarks()
        pointee.generation &+= 1
        let content = contentBounds
        pointee.bounds = content.isEmpty ? .null : content.offset(x: pointee.tx, y: pointee.ty)
    }

    /// Updates a changed text that is no bare leaf and has neither children nor a layer nor a clip, as a glyph that turns.
    @inline(__always) func commitText(_ effect: UnsafePointer<SegmentShell>) {
        clearMarks()
        pointee.generation &+= 1
        let box = effect.pointee.opacity <= 0 ? .null : blurredBounds
        pointee.bounds = box.isEmpty ? .null : pointee.transform.apply(box)
    }

    @inline(__always) func clearMarks() {
        pointee.isChanged = false
        pointee.hasChangedDescendant = false
        if pointee.hasUncovered { pointee.segment._withUnsafeGuaranteedRef { $0.uncovered = .null } }
    }
}
