private import CProcessor

/// A glyph, or a whole text, that is on its way in or out among others of one segment; see `Segment.setGlyphs`.
///
/// What a frame touches of it is one line of the processor's cache, and no segment: a wall of numbers whose digits take turns is
/// twice as many of them as digits, and its frames cost what the misses of the processor's caches cost.
///
/// Not `Sendable`: it belongs to whoever runs the frame.
public final class TurningGlyph {
    package let cell: UnsafeMutablePointer<TurningGlyphCell>
    /// Drawn with its top left corner at the place's origin. Nil: nothing is drawn.
    public var text: ShapedText? {
        didSet {
            if text === oldValue { return }
            cell.pointee.text = text.map { Unmanaged.passUnretained($0) }
            cell.markChanged()
        }
    }

    public init() {
        cell = SegmentPool.takeGlyph()
        cell.initialize(to: TurningGlyphCell())
    }

    deinit { SegmentPool.recycle(cell) }

    /// How it is drawn now.
    public var look: Look {
        let glyph = cell.pointee
        return Look(
            x: glyph.tx, y: glyph.ty, scaleX: glyph.scaleX, scaleY: glyph.scaleY, opacity: Double(glyph.opacity),
            blur: Double(glyph.blur))
    }

    /// Has it drawn in another way.
    public func show(_ look: Look) { cell.show(look) }

    /// Where and how a glyph is drawn.
    public struct Look: Hashable, Sendable {
        /// Of the top left corner, in the segment's space.
        public var x: Double
        public var y: Double
        /// The factors of width and height.
        public var scaleX: Double
        public var scaleY: Double
        /// 0...1; beyond them it is as at them.
        public var opacity: Double
        /// The standard deviation of a Gaussian blur in points of the glyph's own space; 0 and what is not finite: none. Masks that
        /// are blurred are kept, which makes it cheap. Pictures among the glyphs, as emoji are, stay sharp.
        public var blur: Double

        public init(
            x: Double, y: Double, scaleX: Double = 1, scaleY: Double = 1, opacity: Double = 1, blur: Double = 0
        ) {
            self.x = x
            self.y = y
            self.scaleX = scaleX
            self.scaleY = scaleY
            self.opacity = opacity
            self.blur = blur
        }
    }

    package var transform: Affine { cell.pointee.transform }

    func copy() -> TurningGlyph {
        let copy = TurningGlyph()
        copy.text = text
        copy.show(look)
        return copy
    }
}

/// What every frame touches of a glyph: one line of the processor's cache.
package struct TurningGlyphCell {
    package typealias Pointer = UnsafeMutablePointer<TurningGlyphCell>

    /// The segment that draws it, and what it draws after it.
    var owner: SegmentCell.Pointer?
    package internal(set) var next: Pointer?
    package internal(set) var text: Unmanaged<ShapedText>?
    package internal(set) var tx = 0.0
    package internal(set) var ty = 0.0
    package internal(set) var scaleX = 1.0
    package internal(set) var scaleY = 1.0
    package internal(set) var opacity: Float = 1
    package internal(set) var blur: Float = 0

    @inline(__always) package var transform: Affine { Affine(a: scaleX, b: 0, c: 0, d: scaleY, tx: tx, ty: ty) }
}

extension TurningGlyphCell.Pointer {
    /// Has the glyph come or go: scaled about its middle, blurred and faded.
    ///
    /// - Parameters:
    ///   - share: How much of it is there; see `GlyphTurn`.
    ///   - distance: Points below its place.
    ///   - x: Of its place in the segment's space, were it at rest.
    package func turn(_ share: Double, _ distance: Double, atX x: Double, y: Double) {
        guard let text = pointee.text else { return }
        let (size, ink) = text._withUnsafeGuaranteedRef { ($0.size, $0.inkBounds) }
        let (share, distance) = GlyphTurn.settled(share, distance)
        let look = GlyphTurn.look(share, of: size)
        // What nobody sees any more, or yet, stays where it is.
        if GlyphTurn.isUnseen(look, inkArea: ink.width * ink.height) {
            if pointee.opacity != 0 {
                pointee.opacity = 0
                markChanged()
            }
            return
        }
        write(
            x + look.inset.x, y + distance + look.inset.y, look.scale, look.scale, Float(look.opacity),
            Float(Swift.min(look.blur, LayerEffect.widest)))
    }

    func show(_ look: TurningGlyph.Look) {
        // In this form NaN is nothing.
        let opacity = look.opacity > 0 ? Float(Swift.min(look.opacity, 1)) : 0
        let blur = look.blur > 0 && look.blur.isFinite ? Float(Swift.min(look.blur, LayerEffect.widest)) : 0
        write(look.x, look.y, look.scaleX, look.scaleY, opacity, blur)
    }

    @inline(__always)
    private func write(
        _ tx: Double, _ ty: Double, _ scaleX: Double, _ scaleY: Double, _ opacity: Float, _ blur: Float
    ) {
        if pointee.tx == tx, pointee.ty == ty, pointee.opacity == opacity, pointee.blur == blur,
            pointee.scaleX == scaleX, pointee.scaleY == scaleY
        {
            return
        }
        (pointee.tx, pointee.ty) = (tx, ty)
        (pointee.scaleX, pointee.scaleY) = (scaleX, scaleY)
        (pointee.opacity, pointee.blur) = (opacity, blur)
        markChanged()
    }

    @inline(__always) func markChanged() {
        guard let owner = pointee.owner else { return }
        owner.markChanged()
        // A layer is painted anew for what is inside, and that is what a glyph is.
        if owner.pointee.hasLayer { owner.pointee.hasChangedDescendant = true }
    }

    /// Where the glyph may put ink, in its segment's space.
    @inline(__always) var bounds: Rect {
        guard pointee.opacity > 0, let text = pointee.text else { return .null }
        var box = text._withUnsafeGuaranteedRef { $0.inkBounds }
        if box.isEmpty { return .null }
        if pointee.blur > 0 { box = box.insetBy(-LayerEffect.reach * Double(pointee.blur)) }
        let (scaleX, scaleY) = (pointee.scaleX, pointee.scaleY)
        guard scaleX > 0, scaleY > 0 else { return pointee.transform.apply(box) }
        return Rect(
            x: pointee.tx + scaleX * box.minX, y: pointee.ty + scaleY * box.minY, width: scaleX * box.width,
            height: scaleY * box.height)
    }

    /// Asks for the line of memory that the glyph fills.
    @inline(__always) package func prefetch() { processor_prefetch(self) }

    /// Asks for what turning the glyph needs besides, which must be there.
    @inline(__always) package func prefetchOwner() {
        if let owner = pointee.owner { processor_prefetch(owner) }
    }
}
