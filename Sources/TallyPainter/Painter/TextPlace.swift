internal import TallyCompositor
internal import TallyScene

/// What the texts below one segment have in common: the map they hang in and what limits them.
///
/// Points into the clip arena: good until something is reserved there.
struct TextPlace {
    private(set) var outer: Affine
    private(set) var isTranslation: Bool
    private(set) var isUpright: Bool
    private(set) var opacity: Double
    var region: ClipRegion
    /// The clip in device pixels, widened by how far ink may be beside its bounds.
    private(set) var minX: Double
    private(set) var minY: Double
    private(set) var maxX: Double
    private(set) var maxY: Double

    @inline(__always) init(_ outer: Affine, _ opacity: Double, _ region: ClipRegion) {
        self.outer = outer
        isTranslation = outer.isTranslation
        isUpright = outer.isUpright
        self.opacity = opacity
        self.region = region
        minX = Double(region.minX) - PixelBox.margin
        minY = Double(region.minY) - PixelBox.margin
        maxX = Double(region.maxX) + PixelBox.margin
        maxY = Double(region.maxY) + PixelBox.margin
    }

    /// False if nothing within the bounds, which are in the segment's space, can be seen.
    @inline(__always) func shows(_ bounds: Rect) -> Bool {
        let box = isTranslation ? bounds.offset(x: outer.tx, y: outer.ty) : outer.apply(bounds)
        // In this form NaN is nowhere.
        return box.minX < maxX && box.maxX > minX && box.minY < maxY && box.maxY > minY
    }

    /// Where a text that stands at a point of the segment's space begins, in device pixels.
    @inline(__always) func origin(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        if isTranslation { return (x + outer.tx, y + outer.ty) }
        return (x * outer.a + y * outer.c + outer.tx, x * outer.b + y * outer.d + outer.ty)
    }
}

extension UnsafeMutablePointer<TextPlace> {
    /// The region where it stands, not copied.
    @inline(__always) var region: UnsafePointer<ClipRegion> {
        UnsafePointer(pointer(to: \.region)!)
    }
}
