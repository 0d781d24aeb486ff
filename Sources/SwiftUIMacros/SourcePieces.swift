/// Walks through Swift source by words, marks, and groups in brackets; comments are left out, a string is one mark.
struct SourcePieces {
    enum Piece: Equatable {
        case word(String)
        case mark(String)
        /// Its brackets included.
        case group(String)
        case lineEnd
    }

    private let source: [Character]
    /// Characters of the source that are behind.
    private(set) var index = 0

    init(_ source: String) { self.source = Array(source) }

    /// How many bytes come before a place.
    func bytes(before place: Int) -> Int { source[..<place].reduce(0) { $0 + $1.utf8.count } }

    /// The line of a place, counted from 1.
    func line(of place: Int) -> Int { source[..<place].count(where: \.isNewline) + 1 }

    mutating func next() -> Piece? {
        skipBlanks()
        guard let character = peek() else { return nil }
        let start = index
        switch character {
        case "\n", "\r\n":
            index += 1
            return .lineEnd
        case "{", "(", "[":
            skipGroup()
            return .group(text(from: start))
        case _ where character == "\"" || character == "#" && peek(1) == "\"":
            skipString()
            return .mark(text(from: start))
        default: break
        }
        index += 1
        guard Self.isOfWord(character) || character == "@" else {
            if character == "-" && peek() == ">" { index += 1 }
            return .mark(text(from: start))
        }
        while let next = peek(), Self.isOfWord(next) { index += 1 }
        return .word(text(from: start))
    }

    /// What comes up to the end of the statement, comments included; nil at the end of the source.
    mutating func statement() -> String? {
        let start = index
        var last: Piece?
        while let piece = next() {
            if piece == .mark(";") { break }
            if piece == .lineEnd {
                guard let last else { continue }
                if !Self.awaitsMore(last), !goesOn() { break }
            } else {
                last = piece
            }
        }
        return index > start ? text(from: start) : nil
    }

    /// Whether a statement cannot end there.
    private static func awaitsMore(_ piece: Piece) -> Bool {
        switch piece {
        case .word(let word): word.hasPrefix("@")
        case .mark(let mark): ["=", ",", ":", ".", "+", "-", "*", "/", "&", "|", "->"].contains(mark)
        case .group, .lineEnd: false
        }
    }

    /// Takes the mark if it comes next.
    mutating func take(_ mark: Character) -> Bool {
        let start = index
        if next() == .mark(String(mark)) { return true }
        index = start
        return false
    }

    /// The group that comes next, if it begins with the bracket; otherwise nothing, and nothing is taken.
    mutating func group(after bracket: Character) -> String {
        let start = index
        if case .group(let text)? = next(), text.first == bracket { return text }
        index = start
        return ""
    }

    /// What comes before one of the marks or the end of the statement.
    mutating func text(until marks: Set<Character>) -> String {
        let start = index
        var angles = 0
        while true {
            let before = index
            guard let piece = next() else { return text(from: start) }
            var isOver = false
            switch piece {
            case .mark("<"): angles += 1
            case .mark(">"): angles -= 1
            case .mark(let mark): isOver = mark.count == 1 && marks.contains(Character(mark))
            case .group(let group): isOver = before > start && marks.contains(group.first!)
            case .lineEnd: isOver = !goesOn()
            case .word: break
            }
            if isOver && angles <= 0 {
                index = before
                return text(from: start)
            }
        }
    }

    /// Whether the next line continues this one.
    private func goesOn() -> Bool {
        var rest = self
        rest.skipBlanks()
        guard let first = rest.peek() else { return false }
        return ".?:+-*/&|<>=".contains(first)
    }

    private mutating func skipBlanks() {
        while let character = peek() {
            if character == "/" && peek(1) == "/" {
                while let next = peek(), !next.isNewline { index += 1 }
            } else if character == "/" && peek(1) == "*" {
                skipComment()
            } else if character.isWhitespace && !character.isNewline {
                index += 1
            } else {
                return
            }
        }
    }

    /// A comment may hold comments.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if peek() == "/" && peek(1) == "*" {
                depth += 1
                index += 2
            } else if peek() == "*" && peek(1) == "/" {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < source.count
    }

    private mutating func skipGroup() {
        index += 1
        skipBlanks()
        while let character = peek(), !"})]".contains(character) {
            _ = next()
            skipBlanks()
        }
        index += 1
    }

    /// A string's parentheses may hold strings in turn; its hash signs say what ends it.
    private mutating func skipString() {
        var hashes = 0
        while peek() == "#" {
            hashes += 1
            index += 1
        }
        let isLong = peek(1) == "\"" && peek(2) == "\""
        let quotes = isLong ? 3 : 1
        index += quotes
        while let character = peek() {
            if character == "\\", hashes == 0 || (1...hashes).allSatisfy({ peek($0) == "#" }) {
                index += 1 + hashes
                if peek() == "(" { skipGroup() } else { index += 1 }
            } else if character == "\"" && (0..<quotes).allSatisfy({ peek($0) == "\"" }),
                (0..<hashes).allSatisfy({ peek(quotes + $0) == "#" })
            {
                index += quotes + hashes
                return
            } else {
                index += 1
            }
        }
    }

    private func peek(_ offset: Int = 0) -> Character? {
        index + offset < source.count ? source[index + offset] : nil
    }

    private func text(from start: Int) -> String { String(source[start..<min(index, source.count)]) }

    private static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "`"
    }
}
