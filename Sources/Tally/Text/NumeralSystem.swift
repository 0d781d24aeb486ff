/// The ten glyphs that a text writes its digits with.
struct NumeralSystem: Hashable, Sendable {
    /// The scalar of the digit zero. Unicode puts decimal digits in runs of ten; Han numerals are the one exception.
    let zero: UInt32

    static let latin = NumeralSystem(zero: 0x30)
    static let han = NumeralSystem(zero: 0x3007)

    private static let hanGlyphs = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

    /// Returns the glyph of a digit; the argument is taken modulo ten, so that a drum may count on past nine or below
    /// zero.
    func glyph(for digit: Int) -> String {
        let face = ((digit % 10) + 10) % 10
        if self == .han { return Self.hanGlyphs[face] }
        return Unicode.Scalar(zero + UInt32(face)).map { String($0) } ?? String(face)
    }

    /// Returns the digit that a character stands for, and its system; `nil` for what is no digit of a positional
    /// system.
    ///
    /// Han numerals count only if asked for: in ordinary Chinese text they are words.
    static func digit(of character: Character, han countsHan: Bool = true) -> (value: Int, system: NumeralSystem)? {
        let scalars = character.unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1 else { return nil }
        if scalar.value < 0x80 {
            guard 0x30...0x39 ~= scalar.value else { return nil }
            return (Int(scalar.value - 0x30), .latin)
        }
        if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
            return (Int(value), NumeralSystem(zero: scalar.value - UInt32(value)))
        }
        if countsHan, let value = hanGlyphs.firstIndex(of: String(character)) { return (value, .han) }
        return nil
    }

    /// Returns a text with every digit replaced by its system's zero: what two texts of one style have in common.
    static func shape(of text: String) -> String {
        var shape = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x31...0x39: shape.append("0")
            case ..<0x660: shape.append(scalar)
            default:
                if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
                    shape.append(Unicode.Scalar(scalar.value - UInt32(value)) ?? scalar)
                } else {
                    shape.append(scalar)
                }
            }
        }
        return String(shape)
    }
}
