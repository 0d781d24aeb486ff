internal import CPango

extension Face {
    /// Returns how far the next glyph stands from this one.
    func advanceInEms(_ glyph: UInt32) -> Double {
        if ft.pointee.face_flags & Int(FT_FACE_FLAG_SFNT) != 0 {
            var advance: FT_Fixed = 0
            if FT_Get_Advance(ft, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0 {
                return Double(advance) / unitsPerEm
            }
        }
        if FT_Load_Glyph(ft, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let loaded = ft.pointee.glyph {
            return Double(loaded.pointee.advance.x) / unitsPerEm
        }
        return 0
    }
}
