import SwiftUI

extension AmountUnit {
    /// The currency as the locale writes it; in Korean 원 stands after amounts of won. Empty if there is none.
    static func symbol(
        _ format: AmountFormat, currency: String, locale: Locale
    ) -> (text: String, side: HorizontalEdge) {
        if currency.uppercased() == "KRW", locale.language.languageCode == .korean { return ("원", .trailing) }
        return (format.symbol, format.isSymbolFirst ? .leading : .trailing)
    }

    init(_ format: AmountFormat, currency: String, locale: Locale) {
        let (text, side) = Self.symbol(format, currency: currency, locale: locale)
        self.init(text: text.isEmpty ? nil : Text(verbatim: text), side: side)
    }

    /// An amount with its unit, to be told to assistive technology.
    func spoken(_ amount: String) -> Text {
        let amount = Text(verbatim: amount)
        guard let text else { return amount }
        return side == .leading ? text + amount : amount + text
    }
}
