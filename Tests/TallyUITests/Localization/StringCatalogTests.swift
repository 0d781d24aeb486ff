import Foundation
import SwiftUI
import TallyStage
import Testing

/// Texts that are looked up in string catalogs, as Xcode writes them.
@MainActor
final class StringCatalogTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "Catalog-\(UUID()).bundle")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func bundle(_ strings: String, at path: String = "Localizable.xcstrings", source: String = "en") throws
        -> Bundle
    {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(#"{"sourceLanguage":"\#(source)","strings":{\#(strings)},"version":"1.0"}"#.utf8).write(to: file)
        return try #require(Bundle(path: folder.path))
    }

    private func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }

    private func plural(_ words: [(String, String)]) -> String {
        #"{"variations":{"plural":{\#(words.map { #""\#($0.0)":\#(unit($0.1))"# }.joined(separator: ","))}}}"#
    }

    private func read(_ locale: String, _ text: Text) -> String {
        Stage(size: CGSize(width: 600, height: 200)) { text.environment(\.locale, Locale(identifier: locale)) }.frame
            .visibleText
    }

    @Test func `a key is shown in the language of the locale, else in that of the source, else as it is`() throws {
        let bundle = try bundle(
            #""title":{"localizations":{"en":\#(unit("Hello")),"de":\#(unit("Hallo")),"de-AT":\#(unit("Servus"))}},"#
                + #""only":{"localizations":{"en":\#(unit("Only"))}},"Same":{},"pt":{"localizations":{"pt-BR":\#(unit("Olá"))}}"#
        )
        let title = Text("title", bundle: bundle)
        #expect(read("en_US", title) == "Hello")
        #expect(read("de_DE", title) == "Hallo")
        #expect(read("de_AT", title) == "Servus")
        #expect(read("fr_FR", title) == "Hello")
        #expect(read("de_DE", Text("only", bundle: bundle)) == "Only")
        #expect(read("de_DE", Text("Same", bundle: bundle)) == "Same")
        #expect(read("de_DE", Text("nowhere", bundle: bundle)) == "nowhere")
        #expect(read("pt_PT", Text("pt", bundle: bundle)) == "Olá")
    }

    @Test func `a whole text is as its number asks for, by the rules of its language`() throws {
        let english = plural([("one", "%@ has %lld file"), ("other", "%@ has %lld files")])
        let russian = plural([
            ("one", "%2$lld файл у %1$@"), ("few", "%2$lld файла у %1$@"), ("many", "%2$lld файлов у %1$@"),
            ("other", "?"),
        ])
        let bundle = try bundle(
            #""%@ has %lld files":{"localizations":{"en":\#(english),"ru":\#(russian)}},"#
                + #""%lld left":{"localizations":{"en":\#(plural([("zero", "None left"), ("one", "One left"), ("other", "%lld left")]))}}"#
        )
        func files(_ count: Int) -> Text { Text("\("Ann") has \(count) files", bundle: bundle) }
        #expect(
            [0, 1, 2000].map { read("en_US", files($0)) } == [
                "Ann has 0 files", "Ann has 1 file", "Ann has 2,000 files",
            ])
        #expect(
            [1, 3, 5, 21].map { read("ru_RU", files($0)) } == [
                "1 файл у Ann", "3 файла у Ann", "5 файлов у Ann", "21 файл у Ann",
            ])
        // A language that the entry has not: that of the source, with its plurals.
        #expect(read("de_DE", files(1)) == "Ann has 1 file")
        #expect(
            [0, 1, 7].map { read("en_US", Text("\($0) left", bundle: bundle)) } == ["None left", "One left", "7 left"])
    }

    @Test func `parts of a text depend on numbers of their own`() throws {
        func part(_ number: Int, _ one: String, _ other: String) -> String {
            let words = plural([("one", one), ("other", other)]).dropFirst()
            return #"{"argNum":\#(number),"formatSpecifier":"lld",\#(words)"#
        }
        let entry =
            #"{"stringUnit":{"state":"translated","value":"%#@folders@ with %#@files@"},"#
            + #""substitutions":{"files":\#(part(1, "%arg file", "%arg files")),"folders":\#(part(2, "one folder", "%arg folders"))}}"#
        let bundle = try bundle(#""%lld files in %lld folders":{"localizations":{"en":\#(entry)}}"#)
        #expect(read("en_US", Text("\(1) files in \(1) folders", bundle: bundle)) == "one folder with 1 file")
        #expect(read("en_US", Text("\(5) files in \(12) folders", bundle: bundle)) == "12 folders with 5 files")
    }

    @Test func `of variations for devices that for a Mac is shown, else the one for others`() throws {
        func device(_ words: [(String, String)]) -> String {
            #"{"variations":{"device":{\#(words.map { #""\#($0.0)":\#($0.1)"# }.joined(separator: ","))}}}"#
        }
        let bundle = try bundle(
            #""go":{"localizations":{"en":\#(device([("iphone", unit("Tap")), ("mac", unit("Click"))]))}},"#
                + #""any":{"localizations":{"en":\#(device([("iphone", unit("Tap")), ("other", unit("Choose"))]))}},"#
                + #""%lld keys":{"localizations":{"en":\#(device([("other", plural([("one", "a key"), ("other", "%lld keys")]))]))}}"#
        )
        #expect(read("en_US", Text("go", bundle: bundle)) == "Click")
        #expect(read("en_US", Text("any", bundle: bundle)) == "Choose")
        #expect(read("en_US", Text("\(1) keys", bundle: bundle)) == "a key")
        #expect(read("en_US", Text("\(3) keys", bundle: bundle)) == "3 keys")
    }

    @Test func `other tables, the plugin's folder and files beside it are read, too; a torn catalog is none`() throws {
        _ = try bundle(#""a":{"localizations":{"en":\#(unit("of the table"))}}"#, at: "TallyAssets/Words.xcstrings")
        _ = try bundle(
            #""b":{"localizations":{"de":\#(unit("B auf Deutsch"))}}"#, at: "TallyAssets/Localizable.xcstrings")
        let strings = folder.appending(path: "de.lproj/Localizable.strings")
        try FileManager.default.createDirectory(
            at: strings.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("\"c\" = \"C auf Deutsch\";".utf8).write(to: strings)
        try Data("{ torn".utf8).write(to: folder.appending(path: "Torn.xcstrings"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(read("en_US", Text("a", tableName: "Words", bundle: bundle)) == "of the table")
        #expect(read("de_DE", Text("b", bundle: bundle)) == "B auf Deutsch")
        #expect(read("de_DE", Text("c", bundle: bundle)) == "C auf Deutsch")
        #expect(read("de_DE", Text("d", tableName: "Torn", bundle: bundle)) == "d")
    }
}
