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
        // Foundation counts units up to 10¹⁵; beyond, and where words failed, digits do.
        let isShort = style != .spoken && amount.magnitude < Decimal(sign: .plus, exponent: 18, significand: 1)
        let plain = Decimal.FormatStyle(locale: locale)
        let number =
            isShort
            ? plain.notation(.compactName).precision(.significantDigits(1...3)).format(amount.magnitude)
            : plain.precision(.fractionLength(0...max(0, -amount.exponent))).format(amount.magnitude)
        return (amount < 0 ? format.minus : "") + with(number)
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
