import TallyCore

/// Small capitals, made of capitals: those of a font are not asked for, as hardly one has them.
enum SmallCapitals {
    struct Piece: Equatable {
        var text: String
        let isSmall: Bool
    }

    /// About as high, of a capital, as lowercase letters are.
    static let scale = 0.76

    /// Returns a text in pieces: letters that are shown as small capitals, and what stands between them.
    static func pieces(of text: String, _ capitals: Font.Capitals) -> [Piece] {
        var pieces: [Piece] = []
        for character in text {
            let isSmall = isSmall(character, capitals)
            let shown = isSmall ? character.uppercased() : String(character)
            if pieces.last?.isSmall == isSmall {
                pieces[pieces.count - 1].text += shown
            } else {
                pieces.append(Piece(text: shown, isSmall: isSmall))
            }
        }
        return pieces.isEmpty ? [Piece(text: "", isSmall: false)] : pieces
    }

    private static func isSmall(_ character: Character, _ capitals: Font.Capitals) -> Bool {
        // What has no two cases, as a letter of Hangul, is no capital.
        guard character.isCased else { return false }
        return switch capitals {
        case .normal: false
        case .small: true
        case .lowercaseSmall: character.isLowercase
        case .uppercaseSmall: character.isUppercase
        }
    }
}
