internal import CPango

/// Which characters the embedded font can show, so that nothing else is asked for them.
struct CharacterCoverage {
    private var bits = [UInt64](repeating: 0, count: 0x1_0000 / 64)

    init(_ face: FT_Face) {
        var glyph: FT_UInt = 0
        var code = FT_Get_First_Char(face, &glyph)
        while glyph != 0 {
            if code < 0x1_0000 { insert(Int(code)) }
            code = FT_Get_Next_Char(face, code, &glyph)
        }
        // Characters without a shape, which every font covers.
        insert(0x09)
        for code in 0x200B...0x200F { insert(code) }
        for code in 0x202A...0x202E { insert(code) }
        for code in 0x2060...0x2064 { insert(code) }
        for code in 0x2066...0x2069 { insert(code) }
        insert(0x061C)
        insert(0xFEFF)
    }

    private mutating func insert(_ code: Int) { bits[code >> 6] |= 1 << UInt64(code & 63) }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x1_0000 && bits[Int(scalar.value) >> 6] >> UInt64(scalar.value & 63) & 1 == 1
    }

    func covers(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(contains) }
}
