internal import TallyCompositor
public import TallyScene

/// Draws display lists into bitmaps.
///
/// Text goes through cached masks of its glyphs at eight vertical and four horizontal places within a pixel, so that slow motion
/// stays smooth and sharp; shapes get their coverage from Cairo; everything is blended by the compositor's integer
/// kernels. The same list, scale and library versions give the same bytes, whole or in parts, in debug and release builds.
/// Not `Sendable`: one painter for one thread.
public final class Painter {
    let shaper: PangoShaper
    private var brush: Brush
    private var boxes: [PixelBox] = []
    private var materials = MaterialZones()
    /// What the last paint has painted beyond its damage, for what is blurred there: points. Nil: nothing was.
    package private(set) var widened: [Rect]?

    /// - Parameter shaper: the one that shaped the texts of the lists.
    public init(shaper: PangoShaper) {
        self.shaper = shaper
        brush = Brush(rasterizer: GlyphRasterizer(library: shaper.store.library), store: shaper.store)
    }

    /// Repaints what is damaged: clears it to the background and draws the segments that meet it.
    ///
    /// - Parameters:
    ///   - list: as of its last commit.
    ///   - damage: in the root's space; may overlap, be infinite or lie outside. Widened to whole pixels, and to all of a
    ///     material where it meets what that is made of.
    ///   - scale: device pixels per point. Not finite, or 0 and below: only the background is painted.
    ///   - bitmap: elsewhere it keeps what it has.
    /// - Returns: the number of pixels repainted.
    /// - Complexity: O(segments whose bounds meet the damage, and the pixels they cover); allocates nothing in steady motion.
    @discardableResult
    public func paint(
        _ list: DisplayList, damage: [Rect], scale: Double, background: RGBA, into bitmap: inout Bitmap
    ) -> Int {
        let width = bitmap.width
        let height = bitmap.height
        widened = nil
        guard width > 0, height > 0 else { return 0 }
        let isUsable = scale > 0 && scale.isFinite
        PixelBox.cover(damage, scale: isUsable ? scale : 1, width: width, height: height, into: &boxes)
        // A material is made of what is around it: it is painted with that or not at all.
        let before = boxes
        let hasMaterials =
            isUsable && materials.widen(&boxes, list, scale: scale, width: width, height: height)
        widened = hasMaterials && boxes != before ? boxes.map { $0.points(scale) } : nil
        let pixel = background.premultipliedPixel
        var painted = 0
        bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            brush.begin(
                Canvas(base: pixels.baseAddress!, width: width, height: height), faces: shaper.store.faces)
            for box in boxes {
                painted += box.count
                // Layers and materials draw more than the band of them that is asked for: cut up, they would be drawn again
                // for each.
                if list.hasLayers || hasMaterials {
                    brush.paint(list, box, scale: isUsable ? scale : nil, background: pixel)
                } else {
                    for band in box.bands { brush.paint(list, band, scale: isUsable ? scale : nil, background: pixel) }
                }
            }
        }
        return painted
    }
}
