import Foundation

/// A formatted number with places for its digits: what all texts of one style and shape are made from.
struct NumberTemplate {
    private let sample: NumberText
    private let bytes: [UInt8]
    /// The digits in the order of the text: where each stands in `bytes`, which token it is, and its exponent.
    private let places: [(byte: Int, token: Int, exponent: Int)]

    /// - Returns: `nil` if the text is not the digits, with whatever stands around them and perhaps more zeros.
    init?(_ sample: NumberText, of digits: PlainDigits) {
        guard sample.numerals == .latin, sample.isNumeric else { return nil }
        let bytes = Array(sample.text.utf8)
        let digitBytes = bytes.indices.filter { 0x30...0x39 ~= bytes[$0] }
        let digitTokens = sample.tokens.indices.filter { sample.tokens[$0].digit != nil }
        guard digitBytes.count == digitTokens.count else { return nil }
        var places: [(byte: Int, token: Int, exponent: Int)] = []
        for (byte, token) in zip(digitBytes, digitTokens) {
            guard let exponent = sample.tokens[token].key.exponent else { return nil }
            places.append((byte, token, exponent))
        }
        self.sample = sample
        self.bytes = bytes
        self.places = places
        let shape = digits.shape
        let written = Set(places.map(\.exponent))
        guard written.count == places.count, (-shape.fraction..<shape.integer).allSatisfy(written.contains),
            text(of: digits, value: sample.value).isIdentical(to: sample)
        else { return nil }
    }

    /// The text of other digits of the same shape.
    ///
    /// - Parameter value: has the value that goes with them.
    /// - Complexity: O(*n*) in the columns, without a call of the formatter.
    func text(of digits: PlainDigits, value: Decimal?) -> NumberText {
        var bytes = bytes
        var tokens = sample.tokens
        for place in places {
            let digit = digits.digit(at: place.exponent)
            let glyph = UInt8(0x30 + digit)
            guard bytes[place.byte] != glyph else { continue }
            bytes[place.byte] = glyph
            tokens[place.token] = NumberText.Token(
                key: tokens[place.token].key, text: Self.glyphs[digit], digit: digit)
        }
        return NumberText(
            text: String(decoding: bytes, as: UTF8.self), tokens: tokens, visualOrder: sample.visualOrder, value: value,
            numerals: .latin)
    }

    private static let glyphs = (0...9).map(String.init)
}

extension NumberText {
    /// Whether nothing at all is different, the value and the order on the line included.
    func isIdentical(to other: NumberText) -> Bool {
        self == other && visualOrder == other.visualOrder && value == other.value && numerals == other.numerals
    }
}
