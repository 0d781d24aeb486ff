import Foundation

/// A formatted number taken apart into columns, each with an identity that outlives a change of value.
///
///     NumberText(1234.5, format: .currency(code: "USD")).tokens
///     // currency "$", e3 "1", g3 ",", e2 "2", e1 "3", e0 "4", point ".", e-1 "5", e-2 "0"
///
/// Two texts are equal if they show the same, whatever the values behind them: −0.001 with two places equals 0, for a
/// zero never has a minus sign. The texts of all tokens, joined, are `text` without the direction marks and other
/// zero-width characters that stand between tokens.
public struct NumberText: Sendable {
    /// The formatted text, direction marks and all: what a screen reader should say.
    public let text: String
    /// The columns in the order of the text, first to last.
    public let tokens: [Token]
    /// Indices into `tokens`, left to right as the columns stand on the line.
    ///
    /// Follows the bidirectional algorithm (UAX #9) with the locale's direction as the paragraph's, if the format tells
    /// its locale, else that of the first letter. Digits always run from left to right.
    public let visualOrder: [Int]
    /// The value that was formatted; `nil` for NaN, the infinities and verbatim texts.
    public let value: Decimal?
    /// Whether the text was given as it is, so that its digits count nothing.
    public let isVerbatim: Bool

    let numerals: NumeralSystem

    init(
        text: String, tokens: [Token], visualOrder: [Int], value: Decimal?, numerals: NumeralSystem,
        isVerbatim: Bool = false
    ) {
        self.text = text
        self.tokens = tokens
        self.visualOrder = visualOrder
        self.value = value
        self.numerals = numerals
        self.isVerbatim = isVerbatim
    }

    /// Takes a text as it is: every character is a column whose key is its position, printed `c0`, `c1` ….
    ///
    /// For strings that are no numbers; `RollStyle.ticker` finds out which characters stay. Letters of scripts that join
    /// stand side by side, unjoined.
    /// - Complexity: O(*n*) in the number of characters.
    public init(verbatim: String) {
        var numerals: NumeralSystem?
        var tokens: [Token] = []
        tokens.reserveCapacity(verbatim.utf8.count)
        for character in verbatim {
            let digit = NumeralSystem.digit(of: character, han: false)
            numerals = numerals ?? digit?.system
            tokens.append(
                Token(key: .character(position: tokens.count), text: String(character), digit: digit?.value))
        }
        let order = BidiOrder(tokens.enumerated().map { .init(text: $1.text, token: $0) }, isRightToLeft: nil)
        for index in order.mirrored { tokens[index].isMirrored = true }
        self.init(
            text: verbatim, tokens: tokens, visualOrder: order.visual, value: nil, numerals: numerals ?? .latin,
            isVerbatim: true)
    }

    /// Whether the columns count: a formatted number with digits, neither NaN, nor infinite, nor verbatim.
    public var isNumeric: Bool { value != nil && tokens.contains { $0.key.exponent != nil } }

    /// Returns the glyph for a digit in the numbering system of this text: `"٣"` for 3 in Egypt's.
    ///
    /// - Parameter digit: Taken modulo ten, so 10 is zero and −1 is nine.
    public func glyph(for digit: Int) -> String { numerals.glyph(for: digit) }
}

extension NumberText: Hashable {
    public static func == (a: NumberText, b: NumberText) -> Bool {
        a.text == b.text && a.isVerbatim == b.isVerbatim && a.tokens == b.tokens
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(isVerbatim)
    }
}

extension NumberText: CustomStringConvertible {
    /// The formatted text.
    public var description: String { text }
}
