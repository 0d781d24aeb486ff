internal import CPango

/// An opened font face as it is drawn: with or without a slant and a weight of our own making.
struct Face {
    let ft: FT_Face
    let unitsPerEm: Double
    /// Above and below the baseline, in ems, both positive.
    let ascent: Double
    let descent: Double
    /// Of capital letters, in ems.
    let capHeight: Double
    /// Top of the underline below the baseline, and of the line through letters above it (its middle), in ems.
    let underlineTop: Double
    let underlineThickness: Double
    let strikeMiddle: Double
    /// Slanted by us, the face having no italic.
    let isSlanted: Bool
    /// Made bolder by us, the family having no bold.
    let isEmboldened: Bool
    /// Glyphs are pictures at a few sizes, not outlines.
    let isPictures: Bool

    /// Whether lines are as high as the face where it steps in for another one: it has a script whose letters stand above and below one
    /// another, and reach beyond a line of Latin ones.
    let isTall: Bool
    /// The first letters of Thai, Lao, Tibetan, Burmese and Khmer.
    private static let tallScripts: [UInt] = [0x0E01, 0x0E81, 0x0F40, 0x1000, 0x1780]

    /// The tangent of the slant: about 11°, as italic faces have.
    static let slant = 0.2
    /// Of faces that do not tell theirs, in ems.
    private static let usualCapHeight = 0.7
    /// How much wider an emboldened stem is, in ems.
    static let emboldening = 1.0 / 24

    init?(_ ft: FT_Face?, isSlanted: Bool, isEmboldened: Bool) {
        guard let ft else { return nil }
        self.ft = ft
        let record = ft.pointee
        isPictures = record.face_flags & Int(FT_FACE_FLAG_SCALABLE) == 0
        guard !isPictures || record.num_fixed_sizes > 0 else { return nil }
        var em = Double(record.units_per_EM)
        var ascender = Double(record.ascender)
        var descender = Double(record.descender)
        if em <= 0, let table = FT_Get_Sfnt_Table(ft, FT_SFNT_HEAD) {
            // FreeType tells the em of outlines only.
            em = Double(table.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM)
            if let table = FT_Get_Sfnt_Table(ft, FT_SFNT_HHEA) {
                let header = table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
                ascender = Double(header.Ascender)
                descender = Double(header.Descender)
            }
        }
        if em <= 0 {
            em = Double(record.available_sizes[0].y_ppem) / 64
            ascender = em * 0.95
            descender = -em * 0.25
        }
        guard em > 0 else { return nil }
        unitsPerEm = em
        ascent = max(0, ascender / em)
        descent = max(0, -descender / em)
        let thickness = Double(record.underline_thickness) / em
        underlineThickness = thickness > 0 ? thickness : 0.06
        underlineTop = record.underline_position == 0 ? 0.1 : -Double(record.underline_position) / em - thickness / 2
        if let table = FT_Get_Sfnt_Table(ft, FT_SFNT_OS2) {
            let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
            let position = Double(os2.yStrikeoutPosition) / em
            strikeMiddle = position > 0 ? position - Double(os2.yStrikeoutSize) / em / 2 : 0.28
            // Older tables do not say it.
            let capitals = os2.version >= 2 && os2.version != 0xFFFF ? Double(os2.sCapHeight) / em : 0
            capHeight = capitals > 0 ? capitals : Self.usualCapHeight
        } else {
            strikeMiddle = 0.28
            capHeight = Self.usualCapHeight
        }
        isTall = Self.tallScripts.contains { FT_Get_Char_Index(ft, $0) != 0 }
        self.isSlanted = isSlanted && !isPictures
        self.isEmboldened = isEmboldened && !isPictures
    }
}
