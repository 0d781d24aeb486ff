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
    /// The bounds that `ClipState` has, too.
    private(set) var reach: Rect

    @inline(__always) init(_ outer: Affine, _ opacity: Double, _ region: ClipRegion, _ reach: Rect) {
        self.outer = outer
        isTranslation = outer.isTranslation
        isUpright = outer.isUpright
        self.opacity = opacity
        self.region = region
        self.reach = reach
    }

    /// Returns false if nothing within the bounds, which are in the segment's space, can be seen.
    @inline(__always) func shows(_ bounds: Rect) -> Bool {
        let box = isTranslation ? bounds.offset(x: outer.tx, y: outer.ty) : outer.apply(bounds)
        return box.intersects(reach)
    }

    /// Returns where a text that stands at a point of the segment's space begins, in device pixels.
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
