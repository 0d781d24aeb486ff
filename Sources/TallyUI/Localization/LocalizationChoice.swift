import Foundation

/// Which of a bundle's languages a locale is shown.
enum LocalizationChoice {
    /// Returns the languages in order: those of the locale's language, the nearest first; then the bundle's own,
    /// `Base`, and the first there is.
    static func order(_ all: [String], for locale: Locale, own: String) -> [String] {
        let wanted = Locale.Language(identifier: locale.identifier)
        var order: [String] = []
        for distance in 0...2 { order += all.filter { self.distance($0, to: wanted) == distance } }
        order += all.filter { distance($0, to: Locale.Language(identifier: own)) != nil && !order.contains($0) }
        if all.contains("Base") { order.append("Base") }
        return order.isEmpty ? Array(all.prefix(1)) : order
    }

    /// Returns how far a language is from the one wanted. 0: the region too; 1: of no region; 2: of another. Nil:
    /// another language, or another script.
    private static func distance(_ name: String, to wanted: Locale.Language) -> Int? {
        let offered = Locale.Language(identifier: name)
        guard name != "Base", let code = offered.languageCode, code == wanted.languageCode,
            script(offered) == script(wanted)
        else { return nil }
        guard let region = Locale.Language.Components(identifier: name).region else { return 1 }
        return region == wanted.region ? 0 : 2
    }

    private static func script(_ language: Locale.Language) -> Locale.Script? {
        Locale.Language(identifier: language.maximalIdentifier).script
    }
}
