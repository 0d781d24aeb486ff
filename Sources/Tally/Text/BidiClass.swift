/// The bidirectional classes of UAX #9 that numbers, their symbols and their units are made of.
enum BidiClass: Hashable {
    case left, right, arabicLetter
    case european, arabicNumber, europeanSeparator, europeanTerminator, commonSeparator
    case neutral

    // Class R and AL blocks, AN, ES, ET and CS as listed in the Unicode character database, DerivedBidiClass.txt.
    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0xB2...0xB3, 0xB9, 0x2070, 0x2074...0x2079, 0x2080...0x2089, 0x6F0...0x6F9, 0xFF10...0xFF19,
            0x1D7CE...0x1D7FF, 0x1FBF0...0x1FBF9:
            self = .european
        case 0x600...0x605, 0x660...0x669, 0x66B...0x66C, 0x6DD, 0x890...0x891, 0x8E2, 0x10D30...0x10D39,
            0x10E60...0x10E7E:
            self = .arabicNumber
        case 0x2B, 0x2D, 0x207A...0x207B, 0x208A...0x208B, 0x2212, 0xFB29, 0xFE62...0xFE63, 0xFF0B, 0xFF0D:
            self = .europeanSeparator
        case 0x23...0x25, 0xA2...0xA5, 0xB0...0xB1, 0x58F, 0x609...0x60A, 0x66A, 0x9F2...0x9F3, 0x9FB, 0xAF1, 0xBF9,
            0xE3F, 0x17DB, 0x2030...0x2034, 0x20A0...0x20CF, 0x212E, 0x2213, 0xFE5F, 0xFE69...0xFE6A, 0xFF03...0xFF05,
            0xFFE0...0xFFE1, 0xFFE5...0xFFE6:
            self = .europeanTerminator
        case 0x2C, 0x2E...0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044, 0xFE50, 0xFE52, 0xFE55, 0xFF0C, 0xFF0E...0xFF0F,
            0xFF1A:
            self = .commonSeparator
        case 0x200E: self = .left
        case 0x200F: self = .right
        case 0x61C: self = .arabicLetter
        default: self.init(letter: scalar)
        }
    }

    private init(letter scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .spacingMark:
            switch scalar.value {
            case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x10D40...0x10FFF, 0x1E800...0x1EFFF:
                self = .right
            case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x10D00...0x10D3F:
                self = .arabicLetter
            default: self = .left
            }
        default: self = .neutral
        }
    }

    var isNeutral: Bool {
        switch self {
        case .neutral, .europeanSeparator, .europeanTerminator, .commonSeparator: true
        default: false
        }
    }
}
