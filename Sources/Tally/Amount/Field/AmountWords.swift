import SwiftUI

/// The words of amount fields and keypads, in the language of the locale where the kit has it, and else in English.
///
/// An app's own translation of the English words comes first, and where the app has none those of the kit.
struct AmountWords {
    private let language: AmountLanguage

    init(_ locale: Locale) { language = .of(locale.language) }

    var prompt: Text {
        let key = AmountLanguage.english.prompt
        // As a key it follows the app's languages for as long as it is shown.
        return translation(of: key) == nil && language != .english
            ? Text(verbatim: language.prompt) : Text(LocalizedStringKey(key))
    }
    var maximum: String { word(\.maximum) }
    var overMaximum: String { word(\.overMaximum) }
    var delete: String { word(\.delete) }
    var decimalMark: String { word(\.decimalMark) }

    private func word(_ part: KeyPath<AmountLanguage, String>) -> String {
        translation(of: AmountLanguage.english[keyPath: part]) ?? language[keyPath: part]
    }

    /// Returns what the app says for English words; `nil` where it says nothing else.
    private func translation(of key: String) -> String? {
        let found = NSLocalizedString(key, comment: "")
        return found == key ? nil : found
    }
}
