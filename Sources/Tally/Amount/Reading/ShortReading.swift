import Foundation

/// Says amounts as Foundation does.
struct ShortReading {
    let format: AmountFormat
    let locale: Locale

    func text(for amount: Decimal, _ style: AmountReading.Style) -> String {
        func with(_ number: String) -> String {
            format.isSymbolFirst ? format.symbol + number : number + format.symbol
        }
        if style == .spoken, let words = spelledOut(amount) { return words }
        let plain = Decimal.FormatStyle(locale: locale)
        let (sign, magnitude) = (amount < 0 ? format.minus : "", amount.magnitude)
        if style != .spoken, let (short, isExact) = short(magnitude, plain) {
            return (isExact ? "" : "≈ ") + sign + with(short)
        }
        let places = amount.exponent < 0 ? max(-amount.exponent, format.fractionDigits) : 0
        return sign + with(plain.precision(.fractionLength(places)).format(magnitude))
    }

    /// Returns a number in its largest unit, with at most three digits, and whether that is all of it; `nil` where there is no unit to it,
    /// as for thousands in German.
    private func short(_ magnitude: Decimal, _ plain: Decimal.FormatStyle) -> (text: String, isExact: Bool)? {
        // Foundation counts units up to 10¹⁵.
        guard magnitude < Decimal(sign: .plus, exponent: 18, significand: 1) else { return nil }
        let compact = plain.notation(.compactName)
        let text = compact.precision(.significantDigits(1...3)).format(magnitude)
        guard text.contains(where: \.isLetter) else { return nil }
        return (text, text == compact.precision(.significantDigits(1...38)).format(magnitude))
    }

    /// Has Foundation spell out an amount; it can do so for what a `Double` holds exactly.
    private func spelledOut(_ amount: Decimal) -> String? {
        guard amount.significand.magnitude < 1_000_000_000_000_000, abs(amount.exponent) < 15,
            amount.magnitude < 1_000_000_000_000_000
        else { return nil }
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return formatter.string(from: NSDecimalNumber(decimal: amount))
    }
}
