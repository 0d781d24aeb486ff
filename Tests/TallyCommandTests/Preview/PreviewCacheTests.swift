import Foundation
@testable import TallyCommand
import Testing

@Suite struct PreviewCacheTests {
    private let folder = TemporaryFolder()
    private var cache: PreviewCache { PreviewCache(folder: folder.file("previews")) }

    /// Asks for a library; returns its path, and whether it had to be made.
    private func ask(_ key: String, _ cache: PreviewCache, bytes: String = "library") throws -> (
        path: String, isNew: Bool
    ) {
        var isNew = false
        let path = try cache.library(for: key) { (path, _) throws(CommandError) in
            isNew = true
            _ = FileManager.default.createFile(atPath: path, contents: Data(bytes.utf8))
        }
        return (path, isNew)
    }

    @Test func `what is there is not made again, and another key has its own`() throws {
        let first = try ask("a", cache)
        #expect(first.isNew)
        #expect(try ask("a", cache) == (first.path, false))
        let second = try ask("b", cache)
        #expect(second.isNew && second.path != first.path)
    }

    @Test(arguments: ["library.so", "key", "receipt"])
    func `an entry that is not whole is made again`(name: String) throws {
        let path = try ask("a", cache).path
        let part = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(name)
        for text in ["", "librara", "library and more"] {
            try Data(text.utf8).write(to: part)
            #expect(try ask("a", cache).isNew)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "library")
        }
        try FileManager.default.removeItem(at: part)
        #expect(try ask("a", cache).isNew)
        #expect(try !ask("a", cache).isNew)
    }

    @Test func `where two make the same one, one of them stays`() throws {
        let cache = cache
        var inner = ""
        let outer = try cache.library(for: "a") { (path, _) throws(CommandError) in
            _ = FileManager.default.createFile(atPath: path, contents: Data("outer".utf8))
            do { inner = try ask("a", cache, bytes: "inner").path } catch { Issue.record(error) }
        }
        #expect(outer == inner)
        #expect(try String(contentsOfFile: outer, encoding: .utf8) == "inner")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder).count == 1)
    }

    @Test func `a failure leaves nothing`() throws {
        let cache = cache
        #expect(throws: CommandError(.badData, "no")) {
            try cache.library(for: "a") { (_, _) throws(CommandError) in throw CommandError(.badData, "no") }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder).isEmpty)
    }

    @Test func `what was used longest ago goes first, and what was just made stays`() throws {
        var cache = cache
        cache.mostEntries = 2
        let old = try ask("old", cache).path
        let used = try ask("used", cache).path
        for (path, age) in [(old, 200.0), (used, 300)] { setAge(path, age) }
        #expect(try !ask("used", cache).isNew)
        _ = try ask("new", cache)
        #expect(!FileManager.default.fileExists(atPath: old))
        #expect(FileManager.default.fileExists(atPath: used))
        cache.mostBytes = 3
        let last = try ask("last", cache).path
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder) == [name(of: last)])
    }

    @Test func `what a run that was killed left goes after an hour`() throws {
        let (stale, fresh) = (cache.folder + "/.new-1-x", cache.folder + "/.new-2-x")
        for path in [stale, fresh] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let long = Date(timeIntervalSince1970: 1)
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: stale)
        _ = try ask("a", cache)
        #expect(!FileManager.default.fileExists(atPath: stale))
        #expect(FileManager.default.fileExists(atPath: fresh))
    }

    @Test func `a folder that cannot be written to is named`() {
        let cache = PreviewCache(folder: "/proc/none/previews")
        #expect(throws: CommandError.self) { try ask("a", cache) }
    }

    @Test func `the key tells sources, places, subjects, modes and installations apart`() throws {
        let text = PreviewFile(path: "a.swift", text: "x")
        let one = PreviewSubject(kind: .view, name: "A", file: "a.swift", line: 1)
        let other = PreviewSubject(kind: .app, name: "A", file: "a.swift", line: 1)
        func key(_ files: [PreviewFile], _ subject: PreviewSubject, _ mode: String = "5") throws -> String {
            try PreviewCompiler(
                toolchain: .ofProcess(), swiftVersion: mode, context: .process
            ).key(files, subject)
        }
        let keys = [
            try key([text], one), try key([PreviewFile(path: "a.swift", text: "y")], one),
            try key([PreviewFile(path: "b.swift", text: "x")], one), try key([text, text], one), try key([text], other),
            try key([text], one, "6"),
        ]
        #expect(Set(keys).count == keys.count)
        #expect(keys[0].contains("SwiftUI.swiftmodule "))
        #expect(try key([text], one) == keys[0])
        // Of two previews of a file one library has both.
        func preview(_ symbol: String) -> PreviewSubject {
            PreviewSubject(kind: .preview(symbol: symbol), name: nil, file: "a.swift", line: 1)
        }
        #expect(try key([text], preview("a")) == key([text], preview("b")))
    }

    @Test func `names of entries are sixteen digits`() {
        let names = ["", "a", "b", "abcdefgh", "abcdefghi", String(repeating: "x", count: 1000)].map {
            PreviewCache.digits(of: $0)
        }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.count == 16 })
    }

    @Test func `without a compiler the remedy is said`() {
        #expect(PreviewToolchain.compiler(runtime: nil, path: "/nowhere:/none") == nil)
        #expect(
            throws: CommandError(
                .unavailable,
                "There is no Swift compiler: no swiftc on PATH, nor where the command's own Swift was. Install Swift "
                    + "from https://www.swift.org/install and put its folder on PATH, such as /opt/swift/usr/bin.")
        ) { try PreviewToolchain.ofProcess(runtime: nil, path: "/nowhere") }
        #expect(throws: CommandError.self) { try PreviewToolchain(compiler: "swiftc", program: "/usr/bin/tally") }
    }

    private func setAge(_ library: String, _ seconds: Double) {
        let receipt = URL(fileURLWithPath: library).deletingLastPathComponent().appendingPathComponent("receipt").path
        let date = Date(timeIntervalSinceNow: -seconds)
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: receipt)
    }

    private func name(of library: String) -> String {
        URL(fileURLWithPath: library).deletingLastPathComponent().lastPathComponent
    }
}
