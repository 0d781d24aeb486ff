import Foundation

extension NumberText {
    /// Formats a value and takes the text apart.
    ///
    /// Foundation's number styles say themselves what is a digit, a mark, a sign or a currency. The text of any other style
    /// is scanned: digits of every script, and of the marks between them those that make the number closest to the value.
    /// Rounding is the format's. A value that is shown as zero has no minus sign; NaN and the infinities are literals.
    /// - Complexity: one formatting, two for a negative value that rounds to zero; then O(*n*) in the length of the text.
    public init<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        let text = NumberText(shown: value, format: format)
        guard text.isNegativeZero else {
            self = text
            return
        }
        if let type = F.FormatInput.self as? any AdditiveArithmetic.Type, let zero = type.zero as? F.FormatInput {
            let text = NumberText(shown: zero, format: format)
            self = text.hasMinus ? text.withoutSign : text
        } else {
            self = text.withoutSign
        }
    }

    private init<F: FormatStyle>(shown value: F.FormatInput, format: F)
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        let decimal = value.decimal
        if let style = format as? any TaggedNumberStyle, let reading = style.reading(of: value) {
            self =
                NumberTextBuilder(
                    segments: reading.segments, value: decimal, power: reading.power, isTagged: true,
                    isRightToLeft: reading.isRightToLeft
                ).text
        } else {
            self.init(scanning: format.format(value), value: decimal)
        }
    }

    /// Takes apart a text that nobody has tagged.
    init(scanning text: String, value: Decimal?) {
        let segments = value == nil ? [NumberSegment(.literal, text)] : NumberScanner.segments(of: text, value: value)
        self = NumberTextBuilder(segments: segments, value: value, power: 0, isTagged: false, isRightToLeft: nil).text
    }

    /// Whether every digit is zero, yet the value or a sign says otherwise.
    private var isNegativeZero: Bool {
        guard let value, value <= 0, isNumeric, tokens.allSatisfy({ $0.key.exponent == nil || $0.digit == 0 })
        else { return false }
        return value < 0 || tokens.contains { $0.key == .symbol(.sign) || $0.text == "(" }
    }

    private var hasMinus: Bool {
        tokens.contains { $0.key == .symbol(.sign) && NumberScanner.minuses.contains($0.text.first ?? "+") }
    }

    private var withoutSign: NumberText {
        let isKept = tokens.map { !($0.key == .symbol(.sign) || $0.text == "(" || $0.text == ")") }
        var places: [Int: Int] = [:]
        for index in tokens.indices where isKept[index] { places[index] = places.count }
        let kept = tokens.indices.filter { isKept[$0] }.map { tokens[$0] }
        return NumberText(
            text: kept.map(\.text).joined(), tokens: kept, visualOrder: visualOrder.compactMap { places[$0] },
            value: value, numerals: numerals)
    }
}
