import Foundation
import SwiftUI
import TallyStage
import Testing

/// Texts that are looked up in the tables of a bundle.
@MainActor
@Suite("Localised texts")
final class LocalizedTextTests {
    private let folder: URL
    private let bundle: Bundle

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Tables-\(UUID().uuidString).bundle")
        func write(_ text: String, _ path: String, _ encoding: String.Encoding = .utf8) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try #require(text.data(using: encoding)).write(to: file)
        }
        try write(
            """
            /* A comment; with "signs" = in it. */
            "greeting" = "Hello, \\"you\\"!";   // and one at the end
            "Points: %lld" = "%lld points";
            "%@ owes %@ %lf" = "%2$@ gets %3$.2f of %1$@";
            "Done"="OK";
            plain.key = "A plain key";
            "terms" = "Read the [terms](https://example.com/terms) **now**";
            "progress %lld" = "%lld%% done";
            "lines" = "one\\ntwo \\U00E9";
            """, "en.lproj/Localizable.strings")
        try write(
            """
            "greeting" = "Hallo!";
            "Points: %lld" = "%lld Punkte";
            "Name" = "Vorname";
            "price %@" = "Preis: %@";
            """, "de.lproj/Localizable.strings", .utf16)
        try write("\"greeting\" = \"안녕하세요\";", "ko.lproj/Localizable.strings")
        try write("\"greeting\" = \"Howdy\";", "en.lproj/Western.strings")
        func plurals(_ key: String, _ format: String, _ words: [(String, String)]) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>\(key)</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            \(words.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined())</dict></dict></dict></plist>
            """
        }
        let key = "%@ has %lld files"
        try write(
            plurals(key, "%1$@ has %2$#@n@", [("zero", "no files"), ("one", "%lld file"), ("other", "%lld files")]),
            "en.lproj/Localizable.stringsdict")
        try write(
            plurals(
                key, "%1$@: %2$#@n@",
                [("one", "%lld файл"), ("few", "%lld файла"), ("many", "%lld файлов"), ("other", "%lld файла")]),
            "ru.lproj/Localizable.stringsdict")
        self.folder = folder
        bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func read(_ locale: String, @ViewBuilder _ content: @escaping () -> some View) -> String {
        Stage(size: CGSize(width: 600, height: 300)) {
            VStack { content() }.environment(\.locale, Locale(identifier: locale))
        }.frame.visibleText
    }

    private func text(_ key: LocalizedStringKey, table: String? = nil) -> Text {
        Text(key, tableName: table, bundle: bundle)
    }

    @Test func `the environment's locale chooses the table`() {
        let text = text("greeting")
        #expect(read("en_US") { text } == "Hello, \"you\"!")
        #expect(read("de_AT") { text } == "Hallo!")
        #expect(read("ko_KR") { text } == "안녕하세요")
        // A language that the bundle has not is shown its own.
        #expect(read("fr_FR") { text } == "Hello, \"you\"!")
        let western = self.text("greeting", table: "Western")
        #expect(read("en_US") { western } == "Howdy")
        // The table is of English alone.
        #expect(read("de_DE") { western } == "Howdy")
    }

    @Test func `values stand where the table has them, as the locale writes them`() {
        let points = text("Points: \(12345)")
        #expect(read("en_US") { points } == "12,345 points")
        #expect(read("de_DE") { points } == "12.345 Punkte")
        #expect(read("ko_KR") { points } == "Points: 12,345")
        let owes = text("\("Ann") owes \("Ben") \(2.5)")
        #expect(read("en_US") { owes } == "Ben gets 2.50 of Ann")
        #expect(read("de_DE") { owes } == "Ann owes Ben 2,500000")
        #expect(read("en_US") { self.text("progress \(50)") } == "50% done")
        #expect(read("en_US") { self.text("lines") } == "one two é")
        #expect(read("en_US") { self.text("plain.key") } == "A plain key")
        let price = text("price \(9, format: .currency(code: "EUR"))")
        #expect(read("de_DE") { price } == "Preis: 9,00\u{A0}€")
        #expect(read("en_US") { price } == "price €9.00")
    }

    @Test func `plurals are those of the table's language`() {
        func files(_ count: Int) -> Text { self.text("\("Ann") has \(count) files") }
        #expect(read("en_US") { files(0) } == "Ann has no files")
        #expect(read("en_US") { files(1) } == "Ann has 1 file")
        #expect(read("en_US") { files(2000) } == "Ann has 2,000 files")
        for (count, words) in [(1, "1 файл"), (3, "3 файла"), (5, "5 файлов"), (21, "21 файл"), (0, "0 файлов")] {
            #expect(read("ru_RU") { files(count) } == "Ann: \(words)")
        }
        // German has no such entry: the key itself.
        #expect(read("de_DE") { files(2) } == "Ann has 2 files")
    }

    @Test func `a table's text is Markdown, and a key that it has not is its own text`() throws {
        let terms = text("terms")
        let stage = Stage(size: CGSize(width: 400, height: 100)) { terms }
        #expect(stage.frame.visibleText == "Read the terms now")
        try stage.tap("terms")
        #expect(stage.openedURLs.map(\.absoluteString) == ["https://example.com/terms"])
        #expect(read("en_US") { self.text("100% sure") } == "100% sure")
        #expect(read("en_US") { self.text("100% of \(3)") } == "100% of 3")
        #expect(read("en_US") { Text(verbatim: "greeting") } == "greeting")
    }

    @Test func `the locale changes while the text is shown`() {
        let locale = Remote(Locale(identifier: "en_US"))
        let text = text("Points: \(1234)")
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Playing(locale) { text.environment(\.locale, $0) }
        }
        #expect(stage.frame.visibleText == "1,234 points")
        locale.value = Locale(identifier: "de_DE")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "1.234 Punkte")
    }

    @Test func `labels, hints and prompts are looked up too`() throws {
        let (done, name) = (text("Done"), text("Name"))
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            VStack {
                Button(action: {}, label: { done })
                TextField(text: .constant(""), prompt: name) { name }
                Color.red.frame(width: 20, height: 20).accessibilityLabel(done)
            }
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(stage.frame.visibleText.contains("Vorname"))
        #expect(stage.frame.accessibility.contains { $0.label == "Vorname" })
        #expect(stage.frame.accessibility.filter { $0.label == "Done" }.count == 2)
    }

    @Test func `each bundle has its own words for a key`() throws {
        let other = folder.appendingPathComponent("Other.bundle")
        let table = other.appendingPathComponent("en.lproj/Localizable.strings")
        try FileManager.default.createDirectory(
            at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("\"Done\" = \"Finished\";".utf8).write(to: table)
        let second = try #require(Bundle(path: other.path))
        let (here, there) = (text("Done"), Text("Done", bundle: second))
        #expect(read("en_US") { here } == "OK")
        #expect(read("en_US") { there } == "Finished")
        #expect(
            read("en_US") {
                HStack {
                    here; there
                }
            } == "OK Finished")
        #expect(read("en_US") { Text("Done") } == "Done")
    }

    @Test func `a format may say which value it means for some, and takes the others in their order`() throws {
        let table = folder.appendingPathComponent("en.lproj/Orders.strings")
        let words = """
            "%@ to %@" = "%2$@ from %@";
            "%@ or %@" = "%@, %1$@ or %@";
            "No. %lld" = "No. %03lld";
            "code %lld" = "code %llX";
            """
        try Data(words.utf8).write(to: table)
        #expect(read("en_US") { self.text("\("Ann") to \("Ben")", table: "Orders") } == "Ben from Ann")
        #expect(read("en_US") { self.text("\("Ann") or \("Ben")", table: "Orders") } == "Ann, Ann or Ben")
        #expect(read("en_US") { self.text("No. \(7)", table: "Orders") } == "No. 007")
        #expect(read("en_US") { self.text("code \(255)", table: "Orders") } == "code FF")
    }
}
