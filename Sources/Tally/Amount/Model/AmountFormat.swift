import Foundation

/// How a locale writes an amount of a currency: digits, marks, and where the currency stands.
struct AmountFormat: Hashable, Sendable {
    /// An ISO 4217 code; empty if there is none.
    var currency = ""
    var numerals = NumeralSystem.latin
    /// What stands between groups of digits; empty if the locale has none.
    var group = ""
    var point = "."
    var minus = "-"
    /// Digits in the group next to the decimal mark, and in all others.
    var primary = 3
    var secondary = 3
    /// Digits left of the lowest mark for there to be marks: 2 where 1234 is written without one.
    var minimum = 1
    /// Digits after the decimal mark that the currency has.
    var fractionDigits = 2
    /// The currency's symbol, with the space between it and the digits.
    var symbol = ""
    var isSymbolFirst = true
    /// Whether the minus sign of a negative amount is drawn left of the digits.
    var isMinusLeft = true
    /// Whether the symbol stands before the minus sign: US$ -5 in Dutch, where English has -$5.
    var isSymbolBeforeMinus = false
    /// Whether it is drawn left of the minus sign: in Hebrew, where it stands behind the digits, the symbol is left of them.
    var isSymbolLeftOfMinus = false

    private static let known = Guarded<[Key: AmountFormat]>([:])

    private struct Key: Hashable {
        let locale: String
        let currency: String?
    }

    /// Asks Foundation for a format, once for each locale and currency; at most 64 are remembered.
    ///
    /// - Parameter currency: `nil` for that of the locale.
    static func format(locale: Locale, currency: String?) -> AmountFormat {
        let key = Key(locale: locale.identifier, currency: currency)
        return known.remembered(key, limit: 64) {
            let locale = Locale(identifier: key.locale)
            return AmountFormat(locale: locale, currency: (currency ?? locale.currency?.identifier ?? "").uppercased())
        }
    }
}

extension AmountFormat {
    /// A code that is not three letters is no currency: two fraction digits and no symbol.
    private init(locale: Locale, currency: String) {
        self.currency = currency
        let isCode = currency.count == 3 && currency.allSatisfy { $0.isASCII && $0.isLetter }
        // A number of ten digits with one fraction digit shows all marks, whatever the currency's own fraction is.
        let number: Decimal = 1_234_567_890.5
        let places = NumberFormatStyleConfiguration.Precision.fractionLength(1)
        let plain = Decimal.FormatStyle(locale: locale)
        if isCode {
            let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
            read(style.precision(places).attributed.format(number))
            minimum = Self.groups(style.attributed.format(1234)) ? 1 : 2
            fractionDigits = style.attributed.format(0).runs.reduce(0) {
                $0 + ($1.numberPart == .fraction ? 1 : 0)
            }
            if fractionDigits > 0 { fractionDigits = Self.fractionLength(style.attributed.format(0)) }
            let negative = NumberText(Decimal(-5), format: style)
            let keys = negative.tokens.map(\.key)
            isSymbolBeforeMinus = Self.hasSymbolFirst(keys)
            isSymbolLeftOfMinus = Self.hasSymbolFirst(negative.visualOrder.map { keys[$0] })
        } else {
            read(plain.precision(places).attributed.format(number))
            minimum = Self.groups(plain.attributed.format(1234)) ? 1 : 2
        }
        let negative = NumberText(Decimal(-5), format: plain)
        if let sign = negative.tokens.firstIndex(where: { $0.key == .symbol(.sign) }) {
            minus = negative.tokens[sign].text
            isMinusLeft = negative.visualOrder.first == sign
        }
    }

    /// Returns whether the currency comes before the sign; false without either.
    private static func hasSymbolFirst(_ keys: [NumberText.Key]) -> Bool {
        guard let sign = keys.firstIndex(of: .symbol(.sign)), let unit = keys.firstIndex(of: .symbol(.currency)) else {
            return false
        }
        return unit < sign
    }

    private static func groups(_ text: AttributedString) -> Bool {
        text.runs.contains { $0.numberSymbol == .groupingSeparator }
    }

    private static func fractionLength(_ text: AttributedString) -> Int {
        var length = 0
        for run in text.runs where run.numberPart == .fraction && run.numberSymbol == nil {
            length += text[run.range].characters.count
        }
        return length
    }

    private mutating func read(_ text: AttributedString) {
        var lengths: [Int] = []
        var digitsHaveBegun = false
        var before = ""
        var after = ""
        for run in text.runs {
            let part = String(text[run.range].characters)
            switch (run.numberSymbol, run.numberPart) {
            case (.groupingSeparator, _): group = part
            case (.decimalSeparator, _): point = part
            case (nil, .integer):
                lengths.append(part.count)
                if let digit = part.first.flatMap({ NumeralSystem.digit(of: $0) }) { numerals = digit.system }
                digitsHaveBegun = true
            case (nil, .fraction): break
            default:
                if digitsHaveBegun { after += part } else { before += part }
            }
        }
        primary = lengths.count > 1 ? lengths[lengths.count - 1] : .max
        secondary = lengths.count > 2 ? lengths[lengths.count - 2] : primary
        isSymbolFirst = !before.trimmedOfMarks.isEmpty
        symbol = (isSymbolFirst ? before : after).withoutBidiMarks
    }
}

extension String {
    /// Without the characters that steer the direction of text and take no room.
    var withoutBidiMarks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.steersDirection }))
    }

    fileprivate var trimmedOfMarks: String { withoutBidiMarks.trimmingCharacters(in: .whitespaces) }
}

extension Unicode.Scalar {
    /// Whether this takes no room: bidi marks, embeddings and isolates, joiners, the byte order mark.
    var steersDirection: Bool {
        switch value {
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0x61C, 0xFEFF: true
        default: false
        }
    }
}
