internal import CPango
internal import TallyScene

/// The place of a rasterised glyph relative to the pixel its origin is in, and its size.
struct GlyphBox {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    /// Bytes from row to row of a mask: the width up to a multiple of 8.
    var stride: Int { (width + 7) & ~7 }

    func outset(by reach: Int) -> GlyphBox {
        GlyphBox(left: left - reach, top: top - reach, width: width + 2 * reach, height: height + 2 * reach)
    }
}

/// Renders glyph outlines with FreeType's exact-coverage rasteriser, unhinted.
struct GlyphRasterizer {
    let library: FT_Library
    /// 26.6 coordinates beyond which FreeType would overflow: a quarter of a million pixels.
    private static let farthest = 16_000_000.0

    /// Returns a glyph's outline in 1/64 pixels, y upwards, or nil if it has none or is out of all proportion.
    ///
    /// `transform` takes the glyph's ems (y downwards) to pixels.
    func outline(_ face: Face, _ glyph: UInt32, _ transform: Affine) -> FT_Outline? {
        guard let outline = face.loadOutline(glyph) else { return nil }
        let unit = 64 / face.unitsPerEm
        let slant = face.isSlanted ? Face.slant : 0
        for index in 0..<Int(outline.n_points) {
            let point = outline.points[index]
            let py = Double(point.y)
            let px = Double(point.x) + slant * py
            let x = (transform.a * px - transform.c * py) * unit + transform.tx * 64
            let y = (transform.b * px - transform.d * py) * unit + transform.ty * 64
            guard abs(x) < Self.farthest, abs(y) < Self.farthest else { return nil }
            outline.points[index] = FT_Vector(x: Int(x.rounded()), y: Int((-y).rounded()))
        }
        return outline
    }

    /// Returns the pixels that an outline touches.
    func box(_ outline: inout FT_Outline) -> GlyphBox {
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let left = box.xMin >> 6
        let right = (box.xMax + 63) >> 6
        let bottom = box.yMin >> 6
        let top = (box.yMax + 63) >> 6
        return GlyphBox(left: left, top: -top, width: right - left, height: top - bottom)
    }

    /// Adds the outline's coverage within a box to zeroed bytes, rows from the top.
    func render(_ outline: inout FT_Outline, _ box: GlyphBox, into bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
        FT_Outline_Translate(&outline, -box.left * 64, (box.top + box.height) * 64)
        var bitmap = FT_Bitmap()
        bitmap.rows = UInt32(box.height)
        bitmap.width = UInt32(box.width)
        bitmap.pitch = Int32(stride)
        bitmap.buffer = bytes
        bitmap.num_grays = 256
        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        FT_Outline_Get_Bitmap(library, &outline, &bitmap)
    }
}
