import Foundation
@testable import TallyCommand
import Testing

@Suite struct PreviewHintTests {
    @Test(
        arguments: [
            ("a.swift:1:8: error: no such module 'MapKit'", ["MapKit"], "MapKit belongs"),
            (
                "a.swift:1:8: error: cannot find type 'UISearchController' in scope", ["UISearchController"],
                "This part of UIKit is not here"
            ),
            ("a.swift:1:8: error: cannot find 'Chart' in scope", ["Chart"], "Charts belongs"),
            ("a.swift:1:8: error: unknown attribute 'Query'", ["Query"], "SwiftData belongs"),
            ("a.swift:1:8: error: no macro named 'Model'", ["Model"], "SwiftData belongs"),
            (
                "a.swift:1:8: error: value of type 'some View' has no member 'colorEffect'", ["colorEffect"],
                "Metal's language"
            ),
            ("a.swift:1:8: error: cannot find 'foo' in scope", ["foo"], nil),
            ("a.swift:1:8: error: expected '{' in struct", [], nil),
            (
                "a.swift:4:24: error: instance method 'viewDidLoad()' declared in 'UIViewController' cannot be overridden from extension",
                [], "Without Objective-C an extension overrides nothing"
            ),
            (
                "a.swift:3:86: error: '#selector' can only be used with the Objective-C runtime", [],
                "There is no Objective-C here, and so no #selector"
            ),
            ("a.swift:1:8: warning: no such module 'MapKit'", [], nil),
            (
                "\u{1B}[1ma.swift:1:8: \u{1B}[31merror: \u{1B}[0mcannot find 'Map' in scope\u{1B}[0m", ["Map"],
                "MapKit belongs"
            ),
        ] as [(String, [String], String?)])
    func `names that are missing are found in the compiler's words`(text: String, names: [String], hint: String?) {
        let hints = PreviewHints(text)
        #expect(hints.missing == names)
        #expect(hints.hint?.hasPrefix(hint ?? "?") ?? (hint == nil))
    }

    @Test func `each name counts once, and one hint is given for all`() {
        let text = """
            a.swift:1:8: error: cannot find 'foo' in scope
              |        `- error: cannot find 'drawn' in scope
            a.swift:2:8: error: cannot find 'Map' in scope
            a.swift:3:8: error: cannot find 'Chart' in scope
            a.swift:9:8: error: cannot find 'Map' in scope
            """
        #expect(PreviewHints(text).missing == ["foo", "Map", "Chart"])
        #expect(
            PreviewHints(text).message
                == "MapKit belongs to Apple's systems, and no map is drawn here; show something else unless "
                + "canImport(MapKit). 3 names are missing here: foo, Map, Chart.")
        #expect(PreviewHints("a.swift:1:8: error: cannot find 'x' in scope").message == "1 name is missing here: x.")
    }

    @Test func `an error of the code that is added is put down to the view`() {
        let subject = PreviewSubject(kind: .view, name: "Row", file: "a.swift", line: 1)
        #expect(
            PreviewHints("/x/TallyPreviewEntry.swift:4:5: error: missing argument", subject: subject).message
                == "Row cannot be shown by itself; write #Preview { Row(…) } in its file, with the values that it needs."
        )
        #expect(
            PreviewHints("a.swift:4:5: error: missing argument", subject: subject).message
                == "It does not compile; what the compiler has to say of it stands above.")
    }

    @Test func `every hint is a sentence with a remedy, and no name has two`() {
        var seen: Set<String> = []
        for entry in PreviewAbsence.all {
            #expect(entry.sentence.hasSuffix(".") && entry.sentence.contains(";"), "\(entry.sentence)")
            for name in entry.names.sorted() { #expect(seen.insert(name).inserted, "\(name)") }
        }
    }

    @Test func `no hint says of a public name of the libraries that it is missing`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../API")
        var declared: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                for (keyword, name) in zip(words, words.dropFirst())
                where ["class", "struct", "enum", "protocol", "func", "var", "macro"].contains(keyword) {
                    declared.insert(String(name))
                }
            }
        }
        #expect(declared.count > 1000)
        // An operator of Combine is called so, too.
        let wrong = PreviewAbsence.all.flatMap(\.names).filter { declared.contains($0) && $0 != "Map" }
        #expect(wrong.isEmpty)
    }

    @Test func `the catalogs and tables of a folder are those anywhere in it, of a file those beside it`() throws {
        let folder = TemporaryFolder()
        let path = folder.write("A.swift", "let a = 1")
        let root = URL(fileURLWithPath: path).deletingLastPathComponent().path
        #expect(PreviewAssets.folders([path]).isEmpty)
        for name in ["Beside.xcassets", "Deep/Deeper.xcassets", "Words/de.lproj", ".hidden/No.xcassets", "Plain"] {
            try FileManager.default.createDirectory(
                atPath: folder.file(name), withIntermediateDirectories: true)
        }
        _ = folder.write("Words/de.lproj/Localizable.strings", "\"a\" = \"b\";")
        #expect(PreviewAssets.folders([path]).map(\.path) == [root])
        #expect(PreviewAssets.folders([root]).map(\.path) == [root, "\(root)/Deep", "\(root)/Words"])
    }
}
