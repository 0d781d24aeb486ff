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

    /// - Parameter shaper: the one that shaped the texts of the lists.
    public init(shaper: PangoShaper) {
        self.shaper = shaper
        brush = Brush(rasterizer: GlyphRasterizer(library: shaper.store.library), store: shaper.store)
    }

    /// Repaints what is damaged: clears it to the background and draws the segments that meet it.
    ///
    /// - Parameters:
    ///   - list: as of its last commit.
    ///   - damage: in the root's space; may overlap, be infinite or lie outside. Widened to whole pixels.
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
        guard width > 0, height > 0 else { return 0 }
        let isUsable = scale > 0 && scale.isFinite
        PixelBox.cover(damage, scale: isUsable ? scale : 1, width: width, height: height, into: &boxes)
        let pixel = background.premultipliedPixel
        var painted = 0
        bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            brush.begin(
                Canvas(base: pixels.baseAddress!, width: width, height: height), faces: shaper.store.faces)
            for box in boxes {
                painted += box.count
                // A layer draws more than the band of it that is asked for: cut up, it would be drawn again for each.
                if list.hasLayers {
                    brush.paint(list, box, scale: isUsable ? scale : nil, background: pixel)
                } else {
                    for band in box.bands { brush.paint(list, band, scale: isUsable ? scale : nil, background: pixel) }
                }
            }
        }
        return painted
    }
}
