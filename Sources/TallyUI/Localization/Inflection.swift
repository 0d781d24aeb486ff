/// Has the nouns of `^[…](inflect: true)` agree with the numbers before them, in English.
///
/// A noun is the last word behind a number, up to a word such as "of", "in" or "and", or the next number. Behind the number
/// 1 it stays as it is written.
struct Inflection {
    private struct Word {
        let piece: Int
        /// The range of the word without what encloses it, as brackets and commas.
        let range: Range<String.Index>
        let text: Substring
    }

    static func agree(_ pieces: [LocalizedPiece]) -> [LocalizedPiece] {
        var isPlural: Bool?
        var noun: Word?
        var nouns: [Word] = []
        func close() {
            if isPlural == true, let noun { nouns.append(noun) }
            noun = nil
        }
        for word in words(pieces) {
            if isNumber(word.text) {
                close()
                isPlural = word.text.drop { "-−+".contains($0) } != "1"
            } else if borders.contains(word.text.lowercased()) {
                // A number that nothing has followed yet still looks for its noun.
                if noun != nil {
                    close()
                    isPlural = nil
                }
            } else if isPlural != nil {
                noun = word
            }
        }
        close()
        var pieces = pieces
        // From the last on, so that the places of the others hold.
        for noun in nouns.reversed() {
            guard case .string(var string) = pieces[noun.piece].content else { continue }
            string.replaceSubrange(noun.range, with: EnglishPlural.of(String(noun.text)))
            pieces[noun.piece].content = .string(string)
        }
        return pieces
    }

    /// Returns the words of texts that are known; what stands for another text is none.
    private static func words(_ pieces: [LocalizedPiece]) -> [Word] {
        var words: [Word] = []
        for (index, piece) in pieces.enumerated() {
            guard case .string(let string) = piece.content else { continue }
            for part in string.split(whereSeparator: \.isWhitespace) {
                func counts(_ character: Character) -> Bool { character.isLetter || character.isNumber }
                guard let first = part.firstIndex(where: { counts($0) || "-−+".contains($0) }),
                    let last = part.lastIndex(where: counts), first <= last
                else { continue }
                words.append(Word(piece: index, range: first..<part.index(after: last), text: part[first...last]))
            }
        }
        return words
    }

    private static func isNumber(_ word: Substring) -> Bool {
        let digits = word.drop { "-−+".contains($0) }
        return digits.first?.isNumber ?? false
            && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "," || $0 == "\u{202F}" || $0 == "\u{A0}" }
    }

    private static let borders: Set<String> = [
        "of", "in", "on", "at", "to", "for", "from", "with", "without", "by", "per", "about", "and", "or", "left",
        "remaining", "ago", "each", "total", "is", "are", "was", "were",
    ]
}
