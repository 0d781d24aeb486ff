import SwiftUI

/// The words that assistive technology is told, in Korean or in English; an app can translate them as it does its own.
struct AmountWords {
    private let isKorean: Bool

    init(_ locale: Locale) { isKorean = locale.language.languageCode == .korean }

    var maximum: String { translated(isKorean ? "최대 금액" : "Maximum amount") }
    var delete: String { translated(isKorean ? "지우기" : "Delete") }
    var decimalMark: String { translated(isKorean ? "소수점" : "Decimal mark") }

    private func translated(_ word: String) -> String { NSLocalizedString(word, comment: "") }
}
