import Foundation
import SwiftUI
import Testing

/// `NSLocalizedString` of a bundle with a table and a string catalog.
struct LocalizedFunctionTests {
    private static let bundle: Bundle? = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tally-words-\(UUID())")
        let files = [
            "en.lproj/Localizable.strings": #""hello" = "Hello there"; "many" = "%d of %@";"#,
            "en.lproj/Other.strings": #""hello" = "Another hello";"#,
            "Localizable.xcstrings":
                #"{"sourceLanguage":"en","version":"1.0","strings":{"bye":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Good bye"}}}}}}"#,
        ]
        for (path, text) in files {
            let url = folder.appending(path: path)
            try? FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: url)
        }
        return Bundle(path: folder.path)
    }()

    @Test func `a key is looked up in tables and catalogs, and formats in it are left as they are`() throws {
        let bundle = try #require(Self.bundle)
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello there")
        #expect(NSLocalizedString("bye", bundle: bundle, comment: "") == "Good bye")
        #expect(NSLocalizedString("many", bundle: bundle, comment: "") == "%d of %@")
        #expect(NSLocalizedString("hello", tableName: "Other", bundle: bundle, comment: "") == "Another hello")
    }

    @Test func `what no table has is its value, or else the key`() throws {
        let bundle = try #require(Self.bundle)
        #expect(NSLocalizedString("gone", bundle: bundle, value: "There", comment: "") == "There")
        #expect(NSLocalizedString("gone", bundle: bundle, comment: "") == "gone")
        #expect(NSLocalizedString("hello", comment: "") == "hello")
        #expect(NSLocalizedString("", comment: "") == "")
    }
}
