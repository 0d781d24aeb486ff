import SwiftUI

/// A line that says an amount in words or in large units, under an amount field for example.
///
///     AmountReading(1_230_000)                        // $1.23M
///     AmountReading(123_456, style: .spoken)          // one hundred twenty-three thousand four hundred fifty-six
///
/// Foundation writes its short form, marked by ≈ where it is rounded, and, for `.spoken`, spells the number out. Where the locale is Korean the amount is read
/// exactly, however large, and the currency's word follows: 1억 2,345만 6,789원, 5만 원 or 십이만 삼천사백오십육 원. Without an
/// amount the line is empty and keeps its height.
public struct AmountReading: View {
    private let amount: Decimal?
    private let style: Style
    private let currency: String?
    @Environment(\.locale) private var locale

    /// - Parameters:
    ///   - amount: What is not a number is shown as an empty line.
    ///   - currency: An ISO 4217 code; `nil` for the currency of the locale.
    public init(_ amount: Decimal?, style: Style = .mixed, currency: String? = nil) {
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

    /// Returns an amount in a currency, as a locale says it; nothing of what is not a number.
    ///
    /// In Korean units go up to 극, 10⁴⁸; an amount from 10⁵² on is written in digits. A fraction follows the ones: 1만 2.5원,
    /// 이 점 오 원. A negative amount has a `-` or is read 마이너스. A currency has its Korean name: 5만 달러.
    ///
    /// Elsewhere units and mixed are Foundation's compact form with at most three significant digits, marked by ≈ where that is not all
    /// of the amount: $1.23M, ≈ $12.3K. What is too small for a unit is written in digits, to the last one. `.spoken` is spelled out if it
    /// has at most 15 digits and written in digits else.
    /// - Parameter currency: An ISO 4217 code; `nil` for the currency of the locale.
    /// - Complexity: O(*n*) in the number of digits.
    public nonisolated static func text(
        for amount: Decimal, style: Style, currency: String? = nil, locale: Locale = .autoupdatingCurrent
    ) -> String {
        guard amount.isFinite else { return "" }
        let format = AmountFormat.format(locale: locale, currency: currency)
        if locale.language.languageCode == .korean {
            return KoreanReading(unit: KoreanReading.unit(of: format.currency)).text(for: amount, style)
        }
        return ShortReading(format: format, locale: locale).text(for: amount, style)
    }
}
