internal import CPango
internal import TallyScene

extension Face {
    /// Returns the outline of a glyph in font units, slanted and emboldened as the face is; valid until the next load.
    func loadOutline(_ glyph: UInt32) -> FT_Outline? {
        guard !isPictures, FT_Load_Glyph(ft, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let loaded = ft.pointee.glyph,
            loaded.pointee.format == FT_GLYPH_FORMAT_OUTLINE, loaded.pointee.outline.n_points > 0
        else { return nil }
        var outline = loaded.pointee.outline
        if isEmboldened {
            let strength = FT_Pos(unitsPerEm * Self.emboldening)
            FT_Outline_Embolden(&outline, strength)
            FT_Outline_Translate(&outline, -strength / 2, -strength / 2)
        }
        return outline
    }

    /// Returns the picture of a glyph nearest above `size` pixels an em; valid until the next load.
    func loadPicture(_ glyph: UInt32, size: Double) -> GlyphPicture? {
        guard isPictures else { return nil }
        let sizes = ft.pointee.available_sizes!
        var best = 0
        for i in 0..<Int(ft.pointee.num_fixed_sizes) {
            let ppem = Double(sizes[i].y_ppem) / 64
            let bestSize = Double(sizes[best].y_ppem) / 64
            if bestSize < size ? ppem > bestSize : (ppem >= size && ppem < bestSize) { best = i }
        }
        let ppem = Double(sizes[best].y_ppem) / 64
        guard ppem > 0, FT_Select_Size(ft, FT_Int(best)) == 0,
            FT_Load_Glyph(ft, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let loaded = ft.pointee.glyph,
            loaded.pointee.format == FT_GLYPH_FORMAT_BITMAP
        else { return nil }
        return GlyphPicture(
            bitmap: loaded.pointee.bitmap, left: Double(loaded.pointee.bitmap_left),
            top: Double(loaded.pointee.bitmap_top),
            pixelsPerEm: ppem)
    }

    func inkInEms(_ glyph: UInt32) -> Rect {
        if isPictures {
            guard let picture = loadPicture(glyph, size: 1e6) else { return .null }
            return picture.boxInEms
        }
        guard var outline = loadOutline(glyph) else { return .null }
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let low = Double(box.yMin) / unitsPerEm
        let high = Double(box.yMax) / unitsPerEm
        let shift = isSlanted ? Self.slant : 0
        return Rect(
            minX: Double(box.xMin) / unitsPerEm + min(low * shift, high * shift, 0), minY: -high,
            maxX: Double(box.xMax) / unitsPerEm + max(low * shift, high * shift, 0), maxY: -low)
    }
}
