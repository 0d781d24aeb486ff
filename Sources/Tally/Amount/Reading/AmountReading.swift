import SwiftUI

/// A line that says an amount in words or in large units, under an amount field for example.
///
///     AmountReading(123_456_789)                      // 1억 2,345만 6,789원
///     AmountReading(50_000, style: .units)            // 5만 원
///     AmountReading(123_456, style: .spoken)          // 십이만 삼천사백오십육 원
///
/// Where the locale is Korean the amount is read exactly, however large; the currency's word follows. Elsewhere Foundation writes
/// its short form (`₩1.23M`) and, for `.spoken`, spells the number out. Without an amount the line is empty and keeps its
/// height.
public struct AmountReading: View {
    private let amount: Decimal?
    private let style: Style
    private let currency: String
    @Environment(\.locale) private var locale

    /// - Parameters:
    ///   - amount: What is not a number is shown as an empty line.
    ///   - currency: An ISO 4217 code.
    public init(_ amount: Decimal?, style: Style = .mixed, currency: String = "KRW") {
        self.amount = amount
        self.style = style
        self.currency = currency
    }

    public var body: some View {
        let text = amount.map { Self.text(for: $0, style: style, currency: currency, locale: locale) } ?? ""
        // An empty text has no height.
        Text(verbatim: text.isEmpty ? " " : text).accessibilityHidden(text.isEmpty)
    }

    /// How an amount is said.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// A whole number of the largest unit that there is one of: 5만 원, 12,345만 원, 15,000원.
        case units
        /// Every unit with its digits, those without any left out: 1억 2,345만 6,789원.
        case mixed
        /// In words: 십이만 삼천사백오십육 원. 일 is not said before 십, 백 and 천.
        case spoken
    }

    /// Returns an amount of won in Korean.
    ///
    /// Units go up to 극, 10⁴⁸; an amount from 10⁵² on is written in digits, as is what is not a number. A fraction follows the ones:
    /// 1만 2.5원, 이 점 오 원. A negative amount has a `-` or is read 마이너스.
    /// - Complexity: O(*n*) in the number of digits.
    public nonisolated static func text(for amount: Decimal, style: Style) -> String {
        KoreanReading(unit: "원").text(for: amount, style)
    }

    /// Returns an amount in a currency, as a locale says it.
    ///
    /// Korean as in `text(for:style:)`, with the currency's Korean name: 5만 달러. Elsewhere units and mixed are Foundation's
    /// compact form, rounded to at most three significant digits, and `.spoken` is spelled out if it has at most 15 digits and
    /// written in digits else.
    public nonisolated static func text(for amount: Decimal, style: Style, currency: String, locale: Locale) -> String {
        guard amount.isFinite else { return "" }
        if locale.language.languageCode == .korean {
            return KoreanReading(unit: KoreanReading.unit(of: currency)).text(for: amount, style)
        }
        return ShortReading(currency: currency, locale: locale).text(for: amount, style)
    }
}
