import Foundation

/// Takes a pasted text apart, and leaves out what is no part of the number.
struct AmountScanner {
    enum Token: Equatable {
        case digit(Int)
        /// `.`, `,` or `٫`; an apostrophe or a space that can only group.
        case mark(Character)
        /// A word for a power of ten: 천, 만, 億.
        case unit(exponent: Int)
        case sign(isMinus: Bool)
        case open, close
    }

    let format: AmountFormat

    /// Takes a text apart; `nil` if there is anything that belongs to no amount, or to two.
    func tokens(of text: String) -> [Token]? {
        let characters = Array(text.withoutBidiMarks.trimmingCharacters(in: .whitespacesAndNewlines))
        let symbol = Array(format.symbol.trimmingCharacters(in: .whitespaces))
        var tokens: [Token] = []
        var index = 0
        // What follows a currency that follows a number would be another number.
        var isClosed = false
        while index < characters.count {
            if let length = currencyLength(characters[index...], symbol) {
                if tokens.contains(where: Self.isPartOfNumber) { isClosed = true }
                index += length
                continue
            }
            let character = characters[index]
            index += 1
            if character.isWhitespace {
                guard let next = characters[index...].first(where: { !$0.isWhitespace }) else { break }
                if character.isNewline || character == "\t" { return nil }
                switch (tokens.last, Self.token(next)) {
                case (.digit, .digit): tokens.append(.mark(" "))
                // "1, 500" are two numbers.
                case (.digit, .mark), (.mark, .digit): return nil
                default: break
                }
                continue
            }
            guard let token = Self.token(character) else { return nil }
            if isClosed, Self.isPartOfNumber(token) { return nil }
            tokens.append(token)
        }
        return tokens
    }

    private static func isPartOfNumber(_ token: Token) -> Bool {
        switch token {
        case .digit, .mark, .unit: true
        case .sign, .open, .close: false
        }
    }

    private static func token(_ character: Character) -> Token? {
        if let digit = NumeralSystem.digit(of: character, han: false) { return .digit(digit.value) }
        if let exponent = AmountUnits.exponent(of: character) { return .unit(exponent: exponent) }
        if AmountText.minuses.contains(character) { return .sign(isMinus: true) }
        switch character {
        case ".", "．": return .mark(".")
        case ",", "，": return .mark(",")
        case "٫": return .mark("٫")
        case "'", "’", "٬": return .mark("'")
        case "+", "＋": return .sign(isMinus: false)
        case "(", "（": return .open
        case ")", "）": return .close
        default: return nil
        }
    }

    /// Returns how many characters name a currency here: its symbol, the code of any currency, a word for won, yen or
    /// yuan.
    private func currencyLength(_ rest: ArraySlice<Character>, _ symbol: [Character]) -> Int? {
        guard let first = rest.first else { return nil }
        if let initial = symbol.first, Self.token(initial) == nil, rest.starts(with: symbol) { return symbol.count }
        if first.isCurrencySymbol {
            // $US, as in French.
            let country = rest.dropFirst().prefix(4).prefix { $0.isASCII && $0.isUppercase }
            return country.count <= 3 ? 1 + country.count : 1
        }
        if Self.words.contains(first) { return 1 }
        let letters = rest.prefix(4).prefix { $0.isASCII && $0.isLetter }
        guard (1...3).contains(letters.count) else { return nil }
        // US$, CA$, R$
        if let next = rest.dropFirst(letters.count).first, next.isCurrencySymbol { return letters.count + 1 }
        let code = String(letters).uppercased()
        return Self.codes.contains(code) || code == format.currency ? letters.count : nil
    }

    private static let words: Set<Character> = ["원", "円", "圓", "圆", "元"]
    private static let codes = Set(Locale.commonISOCurrencyCodes)
}
