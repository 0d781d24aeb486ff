/// The words and lines of a text.
extension PlacedText {
    /// Returns the end of the line at a place, or its start.
    ///
    /// - Parameter lines: as the text is shown; none: lines end at line breaks only.
    package func lineEnd(from place: Int, forward: Bool, lines: [Range<Int>] = []) -> Int {
        // A place where one line ends and the next begins belongs to the next, but for the last.
        if let line = lines.last(where: { $0.lowerBound <= place }) {
            return forward ? roundedDown(line.upperBound) : roundedDown(line.lowerBound)
        }
        var index = index(place)
        if forward {
            while index < text.endIndex, !text[index].isNewline { index = text.index(after: index) }
        } else {
            while index > text.startIndex, !text[text.index(before: index)].isNewline {
                index = text.index(before: index)
            }
        }
        return self.place(index)
    }

    /// Returns the end of the word at the place, else of the next one.
    package func wordEnd(after place: Int) -> Int {
        var index = index(place)
        while index < text.endIndex, !isInWord(index) { index = text.index(after: index) }
        while index < text.endIndex, isInWord(index) { index = text.index(after: index) }
        return self.place(index)
    }

    /// Returns the start of the word before the place.
    package func wordStart(before place: Int) -> Int {
        var index = index(place)
        while index > text.startIndex, !isInWord(text.index(before: index)) { index = text.index(before: index) }
        while index > text.startIndex, isInWord(text.index(before: index)) { index = text.index(before: index) }
        return self.place(index)
    }

    /// Returns what a double click selects: the word around the character at the place, the spaces, or the one other
    /// character.
    package func word(at place: Int) -> Range<Int> {
        if text.isEmpty { return 0..<0 }
        let at = place >= end ? text.index(before: text.endIndex) : index(roundedDown(place))
        let kind = kind(at)
        if kind == .other { return self.place(at)..<self.place(text.index(after: at)) }
        var first = at
        while first > text.startIndex, self.kind(text.index(before: first)) == kind {
            first = text.index(before: first)
        }
        var last = text.index(after: at)
        while last < text.endIndex, self.kind(last) == kind { last = text.index(after: last) }
        return self.place(first)..<self.place(last)
    }

    /// Returns what a triple click selects: the line up to its break.
    package func line(at place: Int) -> Range<Int> {
        let start = lineEnd(from: roundedDown(place), forward: false)
        return start..<lineEnd(from: start, forward: true)
    }

    private func kind(_ index: String.Index) -> CharacterKind {
        if isInWord(index) { return .word }
        return text[index].isWhitespace ? .space : .other
    }

    /// Returns whether a character is a letter, a digit or what joins two of them, as the comma in 1,234 and the
    /// apostrophe in don't. These are rules WB5 to WB13 of Unicode's annex 29 without its dictionaries, so that a run
    /// of Han characters is one word.
    private func isInWord(_ index: String.Index) -> Bool {
        let character = text[index]
        if character.isOfWord { return true }
        guard ".,'\u{2019}:\u{B7}\u{66B}\u{66C}".contains(character), index > text.startIndex else { return false }
        let after = text.index(after: index)
        guard after < text.endIndex else { return false }
        let pair = (text[text.index(before: index)], text[after])
        let joinsDigits = character != ":" && character != "\u{B7}"
        let joinsLetters = !",\u{66B}\u{66C}".contains(character)
        return joinsDigits && pair.0.isNumber && pair.1.isNumber || joinsLetters && pair.0.isLetter && pair.1.isLetter
    }
}

private enum CharacterKind { case word, space, other }

extension Character {
    fileprivate var isOfWord: Bool {
        // Kanji numerals are letters too; a keycap is a symbol though it begins with a digit.
        isLetter || isNumber && unicodeScalars.count == 1 || self == "_"
    }
}
