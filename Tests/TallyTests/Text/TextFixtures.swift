import Foundation
import Tally

func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

/// A decimal number in English with a fixed number of places.
func plain(_ text: String, places: Int = 0) -> NumberText {
    NumberText(
        Decimal(string: text) ?? .nan, format: .number.precision(.fractionLength(places)).locale(locale("en_US")))
}

func plain(_ value: Int) -> NumberText { NumberText(value, format: .number.locale(locale("en_US"))) }

func compact(_ value: Double, _ identifier: String, digits: Int = 4) -> NumberText {
    NumberText(
        value,
        format: .number.notation(.compactName).precision(.significantDigits(1...digits)).locale(locale(identifier)))
}

extension NumberText {
    /// Keys and texts, as `e1"4" point"."`.
    var listing: String { tokens.map { "\($0.key)\"\($0.text)\"" }.joined(separator: " ") }
    var keys: String { tokens.map(\.key.description).joined(separator: " ") }
    var visual: [String] { visualOrder.map { tokens[$0].drawnText } }
}

/// A text without the characters that no column shows.
func withoutMarks(_ text: String) -> String {
    String(
        String.UnicodeScalarView(
            text.unicodeScalars.filter { !("\u{200B}"..."\u{200F}" ~= $0) && $0 != "\u{61C}" && $0 != "\u{2060}" }))
}
