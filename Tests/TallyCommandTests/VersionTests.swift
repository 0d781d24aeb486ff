import Foundation
import Testing

@testable import TallyCommand

@Suite struct VersionTests {
    private let lines = VersionReport.text(version: Command.version).split(separator: "\n").map(String.init)

    private func value(_ name: String) -> String? {
        lines.first { $0.hasPrefix("  \(name) ") }?.dropFirst(name.count + 2).trimmingCharacters(in: .whitespaces)
    }

    @Test func `the first line is the version alone`() { #expect(lines.first == "tally \(Command.version)") }

    @Test(arguments: [
        ("Pango", "pango"), ("HarfBuzz", "harfbuzz"), ("Cairo", "cairo"), ("Fontconfig", "fontconfig"),
        ("zlib", "zlib"), ("GdkPixbuf", "gdk-pixbuf-2.0"),
    ])
    func `the libraries are those that are installed`(name: String, package: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pkg-config", "--modversion", package]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let installed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(value(name) == installed.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    // FreeType's own number, not that of its package, which counts the versions of the shared library.
    @Test func `FreeType says its version`() throws {
        #expect(try #require(value("FreeType")).wholeMatch(of: /2\.\d+\.\d+/) != nil)
    }

    @Test(arguments: [("Korean", "Nanum"), ("emoji", "Emoji")])
    func `letters that the font in the command lacks have an installed one, with its version and its file`(
        letters: String, family: String
    ) throws {
        let font = try #require(value(letters))
        #expect(font.contains(family))
        #expect(font.wholeMatch(of: /.+, \d+\.\d{3}, .+\.(ttf|otf|ttc)/) != nil, "\(font)")
    }

    @Test func `the changelog has this version on top, or as the one to come`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let changelog = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let version = try #require(changelog.firstMatch(of: /## \[(\d+\.\d+\.\d+)\] - |To be (\d+\.\d+\.\d+),/))
        #expect((version.1 ?? version.2).map(String.init) == Command.version)
    }
}
