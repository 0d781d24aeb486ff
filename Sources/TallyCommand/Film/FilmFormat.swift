import Foundation

/// Writes the numbers of a film: decimals and percentages all with as many decimal places as the longest of them.
///
/// So nothing but digits changes from one number to the next. Compact numbers and currencies have the places that
/// their format gives them.
struct FilmFormat {
    /// One of Foundation's styles, whole, for views that take the text apart.
    enum Style {
        case decimal(Decimal.FormatStyle)
        case percent(Decimal.FormatStyle.Percent)
        case currency(Decimal.FormatStyle.Currency)
    }

    let style: Style

    init(_ format: NumberFormat, locale: Locale, values: [Decimal]) {
        let places = values.map { max(0, -$0.exponent) }.max() ?? 0
        switch format {
        case .decimal:
            style = .decimal(Decimal.FormatStyle(locale: locale).precision(.fractionLength(places)))
        case .percent:
            style = .percent(
                Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(max(0, places - 2))))
        case .compact: style = .decimal(Decimal.FormatStyle(locale: locale).notation(.compactName))
        case .currency(let code): style = .currency(Decimal.FormatStyle.Currency(code: code, locale: locale))
        }
    }

    func text(_ value: Decimal) -> String {
        switch style {
        case .decimal(let style): style.format(value)
        case .percent(let style): style.format(value)
        case .currency(let style): style.format(value)
        }
    }

    /// Returns one value for each width that a text can have, if digits are as wide as one another.
    func widths(of values: [Decimal]) -> [Decimal] {
        var seen: Set<String> = []
        return values.filter { value in
            seen.insert(String(text(value).map { $0.wholeNumberValue == nil ? $0 : "0" })).inserted
        }
    }
}
