/// How far a key moves the caret.
enum TextMovement { case character, word, line, document }

extension TextEdit {
    /// Returns where a movement from a place leads to.
    ///
    /// - Parameter lines: as the text is shown; none: lines end at line breaks only.
    func place(_ movement: TextMovement, forward: Bool, from place: Int, lines: [Range<Int>] = []) -> Int {
        switch movement {
        case .character: forward ? next(after: place) : previous(before: place)
        case .word: forward ? wordEnd(after: place) : wordStart(before: place)
        case .document: forward ? end : 0
        case .line: lineEnd(from: place, forward: forward, lines)
        }
    }

    /// Moves the caret. Without `extending`, what is selected is left at its nearer end.
    mutating func move(_ movement: TextMovement, forward: Bool, extending: Bool, lines: [Range<Int>] = []) {
        if movement == .character, !extending, !selection.isCaret {
            return select(forward ? selection.end : selection.start)
        }
        select(place(movement, forward: forward, from: selection.head, lines: lines), extending: extending)
    }

    private func lineEnd(from place: Int, forward: Bool, _ lines: [Range<Int>]) -> Int {
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

    // MARK: Words

    /// Returns the end of the word at the place, else of the next one.
    func wordEnd(after place: Int) -> Int {
        var index = index(place)
        while index < text.endIndex, !isInWord(index) { index = text.index(after: index) }
        while index < text.endIndex, isInWord(index) { index = text.index(after: index) }
        return self.place(index)
    }

    /// Returns the start of the word before the place.
    func wordStart(before place: Int) -> Int {
        var index = index(place)
        while index > text.startIndex, !isInWord(text.index(before: index)) { index = text.index(before: index) }
        while index > text.startIndex, isInWord(text.index(before: index)) { index = text.index(before: index) }
        return self.place(index)
    }

    /// Returns what a double click selects: the word around the character at the place, the spaces, or the one other
    /// character.
    func word(at place: Int) -> Range<Int> {
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
    func line(at place: Int) -> Range<Int> {
        let start = lineEnd(from: roundedDown(place), forward: false, [])
        return start..<lineEnd(from: start, forward: true, [])
    }

    private enum Kind { case word, space, other }

    private func kind(_ index: String.Index) -> Kind {
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

extension Character {
    fileprivate var isOfWord: Bool {
        // Kanji numerals are letters too; a keycap is a symbol though it begins with a digit.
        isLetter || isNumber && unicodeScalars.count == 1 || self == "_"
    }
}
