import SwiftUI

/// The words of amount fields, in Korean where the locale is and else in English; an app can translate them as it does its own.
struct AmountWords {
    private let isKorean: Bool

    init(_ locale: Locale) { isKorean = locale.language.languageCode == .korean }

    var prompt: Text { Text(LocalizedStringKey(isKorean ? "금액을 입력해주세요" : "Enter an amount")) }
    var maximum: String { translated(isKorean ? "최대 금액" : "Maximum amount") }
    var delete: String { translated(isKorean ? "지우기" : "Delete") }
    var decimalMark: String { translated(isKorean ? "소수점" : "Decimal mark") }

    private func translated(_ word: String) -> String { NSLocalizedString(word, comment: "") }
}
