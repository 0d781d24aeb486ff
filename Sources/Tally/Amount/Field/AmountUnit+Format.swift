import SwiftUI

extension AmountUnit {
    /// Returns the currency as the locale writes it; in Korean 원 stands after amounts of won. Empty if there is none.
    static func symbol(_ format: AmountFormat, locale: Locale) -> (text: String, side: HorizontalEdge) {
        if format.currency == "KRW", locale.language.languageCode == .korean { return ("원", .trailing) }
        return (format.symbol, format.isSymbolFirst ? .leading : .trailing)
    }

    /// - Parameter direction: That of the row. The space between a symbol and the digits stands where they are, whichever way
    ///   the symbol itself is written: US$ among Arabic digits.
    init(_ format: AmountFormat, locale: Locale, direction: LayoutDirection) {
        let (symbol, side) = Self.symbol(format, locale: locale)
        let text = symbol.withSpace(in: direction)
        self.init(text: text.isEmpty ? nil : Text(verbatim: text), side: side)
    }

    /// Returns an amount with its unit, to be told to assistive technology.
    func spoken(_ amount: String, _ format: AmountFormat) -> Text {
        guard let text else { return Text(verbatim: amount) }
        let (before, behind) = Self.split(amount, format, at: side)
        return Text(verbatim: before) + text + Text(verbatim: behind)
    }

    /// Returns what of a written amount stands before a unit at a side, and what behind it.
    static func split(_ amount: String, _ format: AmountFormat, at side: HorizontalEdge) -> (
        before: String, behind: String
    ) {
        if side == .trailing { return (amount, "") }
        let isSigned = format.isMinusOutside && amount.hasPrefix(format.minus)
        let sign = isSigned ? format.minus : ""
        return (sign, String(amount.dropFirst(sign.count)))
    }
}

extension String {
    /// Returns a symbol with a space before or behind it, in a row of a direction: between marks that are not seen, so
    /// that the space goes with the row and the symbol with its own letters.
    fileprivate func withSpace(in direction: LayoutDirection) -> String {
        let symbol = trimmingCharacters(in: .whitespaces)
        let own = symbol.unicodeScalars.contains(where: \.isRightToLeft) ? Self.rightToLeft : Self.leftToRight
        let row = direction == .rightToLeft ? Self.rightToLeft : Self.leftToRight
        if symbol == self || own == row && row == Self.leftToRight { return self }
        return row + replacingOccurrences(of: symbol, with: own + symbol + own) + row
    }

    private static let leftToRight = "\u{200E}"
    private static let rightToLeft = "\u{200F}"
}

extension Unicode.Scalar {
    /// Whether this is of a block for scripts that run from the right.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
