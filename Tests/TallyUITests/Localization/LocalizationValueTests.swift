import Foundation
import SwiftUI
import TallyStage
import Testing

/// `String(localized:)` and its like, which Foundation has on Apple's platforms alone.
@MainActor
final class LocalizationValueTests {
    private let folder: URL
    private let bundle: Bundle
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Values-\(UUID().uuidString).bundle")
        func write(_ text: String, _ path: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write(
            "\"New Player\" = \"Neuer Spieler\"; \"%lld of **%@**\" = \"%2$@: **%1$lld**\"; \"home.title\" = \"Zuhause\";",
            "de.lproj/Localizable.strings")
        try write("\"New Player\" = \"Joueur\";", "de.lproj/Games.strings")
        self.folder = folder
        bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func `a string is that of the table, else it stands as it is`() {
        #expect(String(localized: "New Player", comment: "A name") == "New Player")
        #expect(String(localized: "New Player", bundle: bundle, locale: german) == "Neuer Spieler")
        #expect(String(localized: "New Player", table: "Games", bundle: bundle, locale: german) == "Joueur")
        #expect(String(localized: "100% sure", bundle: bundle, locale: german) == "100% sure")
        #expect(String(localized: "", bundle: bundle, locale: german) == "")
    }

    @Test func `values are written as the locale writes them, and Markdown is not read`() {
        let name = "Tally"
        #expect(
            String(localized: "\(1234) of **\(name)**", bundle: bundle, locale: german) == "Tally: **1.234**")
        #expect(String(localized: "\(1234) of **\(name)**", locale: american) == "1,234 of **Tally**")
        #expect(String(localized: "\(0.5, specifier: "%.2f") *x*", locale: german) == "0,50 *x*")
        #expect(String(localized: "\(9, format: .currency(code: "EUR"))", locale: german) == "9,00\u{A0}€")
        #expect(String(localized: "100% of \(3)", locale: american) == "100% of 3")
    }

    @Test func `a key has a default value for where the table has none`() {
        func title(_ locale: Locale) -> String {
            String(localized: "home.title", defaultValue: "Home of \(2)", bundle: bundle, locale: locale)
        }
        #expect(title(german) == "Zuhause")
        #expect(
            String(localized: "home.none", defaultValue: "Home of \(2000)", bundle: bundle, locale: german)
                == "Home of 2.000")
    }

    @Test func `a resource is looked up where it says, and a text takes the place's locale unless it names one`() {
        let url = bundle.bundleURL
        let resource = LocalizedStringResource("New Player", bundle: .atURL(url))
        #expect(resource.key == "New Player" && resource.defaultValue == "New Player")
        func read(_ text: Text, _ locale: Locale) -> String {
            Stage(size: CGSize(width: 300, height: 60)) { text.environment(\.locale, locale) }.frame.visibleText
        }
        #expect(read(Text(resource), german) == "Neuer Spieler")
        #expect(read(Text("Hi, \(resource)!"), german) == "Hi, Neuer Spieler!")
        let fixed = LocalizedStringResource("New Player", locale: german, bundle: .atURL(url))
        #expect(read(Text(fixed), american) == "Neuer Spieler" && String(localized: fixed) == "Neuer Spieler")
        let counted: LocalizedStringResource = "\(1234) players"
        #expect(counted.key == "%lld players" && read(Text(counted), german) == "1.234 players")
        // No bundle is there: the main one.
        let lost = LocalizedStringResource("New Player", bundle: .atURL(URL(fileURLWithPath: "/nowhere")))
        #expect(read(Text(lost), german) == "New Player")
        #expect(resource != fixed && resource == LocalizedStringResource("New Player", bundle: .atURL(url)))
    }

    @Test func `an attributed string has the links of the Markdown`() throws {
        let text = AttributedString(localized: "Read [this \(2)](https://example.com)", locale: american)
        #expect(String(text.characters) == "Read this 2")
        #expect(text.runs.compactMap(\.link) == [try #require(URL(string: "https://example.com"))])
    }
}
