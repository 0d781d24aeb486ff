import Foundation
import TallyScene
import Testing

/// Files that are really compiled and played by the built command. What the compiler has read of C's headers is kept from run
/// to run; what it has compiled is not.
@Suite(.enabled(if: Program.path != nil), .serialized) struct PreviewProgramTests {
    private let folder = TemporaryFolder()

    private static let counter = """
        import SwiftUI

        #Preview("Counter", traits: .fixedLayout(width: 80, height: 40)) {
            @Previewable @State var count =  // "}"
                0
            Button("Add \\(count)") { count += 1 }
                .accessibilityLabel(count == 3 ? "Crash" : "Add")
                .onChange(of: count) {
                    FileHandle.standardError.write(Data("count \\(count)\\n".utf8))
                    if count == 4 { fatalError("on purpose") }
                }
        }
        """

    init() throws {
        let headers = URL(fileURLWithPath: Program.path ?? "/tmp/tally").deletingLastPathComponent()
            .appendingPathComponent("preview-headers")
        for place in [headers, URL(fileURLWithPath: folder.file("cache/tally"))] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("cache/tally/headers"), withDestinationPath: headers.path)
    }

    private func preview(_ words: String...) throws -> (status: Int32, complaint: String) {
        try Program.run(["preview"] + words, environment: environment)
    }

    private var environment: [String: String] {
        [
            "XDG_CACHE_HOME": folder.file("cache"), "SWIFT_BACKTRACE": "enable=no", "DISPLAY": "",
            "WAYLAND_DISPLAY": "",
            "XDG_CONFIG_HOME": folder.file("config"),
        ]
    }

    private func write(_ name: String, _ text: String) throws -> String {
        let parent = URL(fileURLWithPath: folder.file(name)).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        return folder.write(name, text)
    }

    private var entries: [String] { folder.contents.filter { $0.hasSuffix("library.so") } }

    @Test func `a preview is compiled once, tapped, and recorded alike each time`() throws {
        let path = try write("my \"own\" files/It's.swift", Self.counter)
        let (one, two, three) = (folder.file("1.gif"), folder.file("2.gif"), folder.file("3.png"))
        let words = ["--duration", "1", "--taps", "Add@0.2 tap:40,20@0.5"]
        let first = try Program.run(["preview", path, "-o", one] + words, environment: environment)
        #expect(first == (0, "count 1\ncount 2\n"))
        let library = try #require(entries.first)
        let made = try FileManager.default.attributesOfItem(atPath: folder.file(library))[.modificationDate] as? Date
        #expect(try Program.run(["preview", path, "-o", two] + words, environment: environment) == first)
        #expect(entries == [library])
        #expect(
            try FileManager.default.attributesOfItem(atPath: folder.file(library))[.modificationDate] as? Date == made)
        let film = try Data(contentsOf: URL(fileURLWithPath: one))
        #expect(film == (try Data(contentsOf: URL(fileURLWithPath: two))))
        // The width and the height of the preview's trait.
        #expect(Array(film[6..<10]) == [80, 0, 40, 0])

        let missing = try preview(path, "-o", three, "--taps", "Nothing@0.2")
        #expect(missing.status == 65)
        #expect(missing.complaint == "tally: Nothing@0.2: No element is labelled \"Nothing\". On the stage: \"Add\".\n")
        let crash = try preview(path, "-o", three, "--taps", "Add@0 Add@0.1 Add@0.2 Crash@0.3")
        #expect(crash.status == 70)
        #expect(crash.complaint.contains("on purpose"))
        #expect(
            crash.complaint.hasSuffix(
                "tally: The preview crashed (signal 4); what it said stands above. Nothing was made.\n"))
        let window = try preview(path)
        #expect(window.status == 69)
        #expect(window.complaint.hasSuffix("Make a film instead: add -o out.gif.\n"))
        #expect(
            folder.contents.filter { !$0.hasPrefix("cache") } == [
                "1.gif", "2.gif", "my \"own\" files", "my \"own\" files/It's.swift",
            ])
    }

    @Test func `what a file tells a log is written, in its modifiers, with the texts that stand beside it`() throws {
        _ = try write("Words/en.lproj/Localizable.strings", #""hello" = "Hello there";"#)
        _ = try write(
            "Words/B.swift", "import Foundation\nlet greeting = NSLocalizedString(\"hello\", comment: \"\")\n")
        _ = try write(
            "Words/A.swift",
            """
            import SwiftUI
            import os.log

            struct Sample: PreviewModifier {
                static func makeSharedContext() async throws -> String { greeting }
                func body(content: Content, context: String) -> some View {
                    content.onAppear { Logger(subsystem: "words", category: "ui").error("\\(context) \\(1, privacy: .private)") }
                }
            }

            #Preview(traits: .modifier(Sample())) { Text("content") }
            """)
        let said = try preview(folder.file("Words"), "-o", folder.file("w.png"), "--duration", "0")
        #expect(said == (0, "[words:ui] error: Hello there <private>\n"))
    }

    @Test
    func `parts of modules, and modules that are parts of SwiftUI, are imported, and an error stands where it is`()
        throws
    {
        let path = try write(
            "Parts.swift",
            """
            import SwiftUICore
            import CoreGraphics.CGGeometry
            import simd
            @preconcurrency import UIKit.UIApplication; import Foundation

            struct Arrow: View {
                let way: simd_float2 = normalize(simd_make_float2(3, 4))
                var body: some View { Text("\\(way.x), \\(way.y)").onAppear { print(way, CGRect.zero.isEmpty) } }
            }
            """)
        let said = try preview(path, "-o", folder.file("p.png"), "--duration", "0")
        #expect(said.0 == 0, "\(said)")
        let wrong = try write(
            "Wrong.swift", "import SwiftUI\nimport UIKit.UIView; let a: Nothing\n#Preview { Text(\"a\") }\n")
        let told = try preview(wrong, "-o", folder.file("q.png"))
        #expect(told.complaint.contains("Wrong.swift:2:29: error: cannot find type 'Nothing' in scope"), "\(told)")
    }

    @Test func `a picture beside the code comes before one of that name that the command was built with`() throws {
        let sets = "Shop/Media.xcassets/Logo.imageset/"
        _ = try write(sets + "Contents.json", #"{"images":[{"filename":"logo.svg","idiom":"universal"}]}"#)
        _ = try write(
            sets + "logo.svg",
            #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="lime"/></svg>"#
        )
        _ = try write("Shop/A.swift", "import SwiftUI\n#Preview { Image(.logo) }\n")
        #expect(try preview(folder.file("Shop"), "-o", folder.file("s.png"), "--size", "20x20").0 == 0)
        let picture = try Bitmap(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder.file("s.png")))))
        #expect(picture[picture.width / 2, picture.height / 2] == 0xFF00_FF00)
    }

    @Test func `an interrupt stops the recording and leaves nothing`() throws {
        let path = try write("A.swift", Self.counter)
        let process = try Program.start(
            ["preview", path, "-o", folder.file("a.gif"), "--duration", "3600", "--progress"],
            environment: environment)
        // It is under way when it has begun to say how far it is.
        let ear = (process.standardError as! Pipe).fileHandleForReading.fileDescriptor
        var byte: UInt8 = 0
        while read(ear, &byte, 1) < 0 && errno == EINTR {}
        #expect(byte == UInt8(ascii: "0"))
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        #expect(folder.contents.filter { !$0.hasPrefix("cache") } == ["A.swift"])
    }

    @Test func `the files of a folder are one program, and its App is shown`() throws {
        _ = try write(
            "App/Model.swift",
            // With Foundation alone, as on Apple's platforms, where that brings Combine and Observation along.
            """
            import Foundation
            final class Model: ObservableObject { @Published var n = 7; let timer: Timer? = nil; let request: URLRequest? = nil }
            @Observable final class Other { var n = 1 }
            """)
        _ = try write(
            "App/App.swift",
            """
            import SwiftUI
            import Tally

            @main struct Main: App {
                @StateObject private var model = Model()

                init() {
                    let kept = UserDefaults.standard.string(forKey: "name") ?? "nothing is kept"
                    FileHandle.standardError.write(Data("\\(kept)\\n".utf8))
                }

                var body: some Scene {
                    WindowGroup { RollingNumber(model.n).accessibilityLabel("Number") }.defaultSize(width: 60, height: 30)
                }
            }
            """)
        // What the person's programs keep has no part in it.
        _ = try write(
            "config/tally.plist", "<plist version=\"1.0\"><dict><key>name</key><string>A</string></dict></plist>")
        let picture = folder.file("a.png")
        #expect(try preview(folder.file("App"), "-o", picture, "--duration", "0") == (0, "nothing is kept\n"))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: picture))
        #expect(Array(bytes[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 30])
    }

    @Test func `a file that imports Foundation alone keeps to the film's time`() throws {
        _ = try write(
            "Later/Model.swift",
            """
            import Foundation
            final class Model: ObservableObject {
                @Published var said = ""
                func go() {
                    let start = Date()
                    func note(_ name: String) {
                        let passed = Int((Date().timeIntervalSince(start) * 100).rounded())
                        FileHandle.standardError.write(Data("\\(name) \\(passed)\\n".utf8))
                    }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note("after") }
                    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { note("wall") }
                    Task { @MainActor in
                        try? await Task.sleep(nanoseconds: 700_000_000)
                        note("task")
                    }
                }
            }
            """)
        _ = try write(
            "Later/Show.swift",
            """
            import SwiftUI
            struct Show: View {
                @StateObject private var model = Model()
                var body: some View { Text("Later").onAppear { model.go() } }
            }
            #Preview { Show() }
            """)
        let said = try preview(folder.file("Later"), "-o", folder.file("l.gif"), "--duration", "1", "--size", "40x20")
        #expect(said == (0, "after 25\nwall 50\ntask 70\n"))
    }

    @Test func `the assets and tables of a folder are those of its program, and its assets have names`() throws {
        _ = try write(
            "Shop/Shop.swift",
            """
            import SwiftUI

            #Preview(traits: .fixedLayout(width: 120, height: 60)) {
                VStack {
                    Button("Save") {}.foregroundStyle(.deepInk)
                    Button("Cancel") {}.background(Color(.deepInk))
                }
            }
            """)
        _ = try write(
            "Shop/Resources/Assets.xcassets/Deep Ink.colorset/Contents.json",
            #"{"colors":[{"idiom":"universal","color":{"components":{"red":"1.0","green":"0.0","blue":"0.0"}}}]}"#)
        _ = try write(
            "Shop/Localizable.xcstrings",
            #"{"sourceLanguage":"en","strings":{"Save":{"localizations":{"de":{"stringUnit":{"value":"Sichern"}}}}}}"#)
        _ = try write("Shop/Resources/de.lproj/Localizable.strings", "\"Cancel\" = \"Abbrechen\";")
        let words = ["--locale", "de_DE", "--duration", "0.4", "--taps", "Sichern@0.1 Abbrechen@0.2"]
        let picture = folder.file("a.png")
        #expect(
            try Program.run(["preview", folder.file("Shop"), "-o", picture] + words, environment: environment) == (
                0, ""
            ))
        // A catalog that cannot be read is told of, and its name is missing.
        _ = try write("Shop/Resources/Assets.xcassets/Deep Ink.colorset/Contents.json", "{")
        let torn = try preview(folder.file("Shop"), "-o", picture)
        #expect(torn.status == 65)
        #expect(torn.complaint.contains("Deep Ink.colorset/Contents.json:1:1: error: This is not"))
    }

    @Test func `a program's own bundle has the files beside its code, and says what Xcode's does of itself`() throws {
        _ = try write(
            "Land Marks/Model.swift",
            """
            import Foundation

            let words: [String] = load("words.json")
            func load<T: Decodable>(_ name: String) -> T {
                guard let file = Bundle.main.url(forResource: name, withExtension: nil) else { fatalError(name) }
                return try! JSONDecoder().decode(T.self, from: Data(contentsOf: file))
            }
            public func note(in bundle: Bundle = .main) -> String? { bundle.path(forResource: "note", ofType: "txt") }
            """)
        _ = try write(
            "Land Marks/Show.swift",
            """
            import SwiftUI

            #Preview(traits: .fixedLayout(width: 60, height: 40)) {
                Image("dot").onAppear {
                    let main = Bundle.main
                    let facts = ["CFBundleShortVersionString", "CFBundleName", "Author"].map { main.object(forInfoDictionaryKey: $0) as? String }
                    let said = [main.bundleIdentifier, main.bundleURL.lastPathComponent] + facts + words + [
                        note().map { ($0 as NSString).lastPathComponent }, String(localized: "hi", bundle: .main),
                        Bundle.module === main ? "module" : nil, Bundle(url: main.bundleURL)?.path(forResource: "Model", ofType: "swift"),
                    ]
                    FileHandle.standardError.write(Data((said.map { $0 ?? "none" }.joined(separator: "|") + "\\n").utf8))
                }
            }
            """)
        _ = try write("Land Marks/Resources/words.json", #"["one","two"]"#)
        _ = try write("Land Marks/Texts/note.txt", "A note.")
        _ = try write("Land Marks/Resources/en.lproj/Localizable.strings", #""hi" = "Hello";"#)
        let information = [
            "CFBundleShortVersionString": "$(MARKETING_VERSION).2", "CFBundleName": "${PRODUCT_NAME}", "Author": "Ann",
        ]
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: folder.file("Land Marks/Info.plist")))
        // A picture that is no part of a catalog is found by its name, too.
        let dot = try #require(Data(base64Encoded: Self.dot))
        try dot.write(to: URL(fileURLWithPath: folder.file("Land Marks/Texts/dot.gif")))
        let words = ["preview", folder.file("Land Marks"), "-o", folder.file("b.png"), "--duration", "0"]
        let temporary = folder.file("temporary")
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        let said = try Program.run(words, environment: environment.merging(["TMPDIR": temporary]) { $1 })
        let expected = "com.example.Land-Marks|Land Marks.app|1.0.2|Land Marks|Ann|one|two|note.txt|Hello|module|none\n"
        #expect(said == (0, expected))
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
    }

    /// A GIF of one point.
    private static let dot = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

    @Test func `the compiler's errors are printed, and one hint`() throws {
        let path = try write("A.swift", "import SwiftUI\nimport MapKit\n#Preview { Map() }\n")
        let outcome = try preview(path, "-o", folder.file("a.gif"))
        #expect(outcome.status == 65)
        #expect(outcome.complaint.hasPrefix("\(path):2:8: error: no such module 'MapKit'\n"))
        #expect(outcome.complaint.hasSuffix("canImport(MapKit). 1 name is missing here: MapKit.\n"))
        #expect(entries.isEmpty)
    }
}
