import Foundation
import SwiftUI
import TallyStage
import Testing
import UniformTypeIdentifiers

/// Files that a person names and the program writes, or moves.
@MainActor
struct FileExporterTests {
    private struct Note: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        static let writableContentTypes = [UTType.plainText, .json]
        var text: String

        init(_ text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text == "broken" { throw CocoaError(.fileWriteUnknown) }
            let text = configuration.contentType == .json ? "\"\(text)\"" : text
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private func press(_ label: String, _ stage: Stage) throws {
        try stage.tap(label)
        #expect(stage.settle())
    }

    @Test func `a document is written where the person says`() throws {
        struct Exporter: View {
            let log: Log
            @State private var isOpen = false
            @State private var note: Note? = Note("hello")
            var body: some View {
                VStack {
                    Button("Save") { isOpen = true }
                    Button("Break") { note = Note("broken") }
                    Button("None") { note = nil }
                }
                .fileExporter(
                    isPresented: $isOpen, document: note, contentType: .plainText, defaultFilename: "Greeting"
                ) { result in
                    switch result {
                    case .success(let url): log(url.lastPathComponent)
                    case .failure: log("failed")
                    }
                }
            }
        }
        let folder = try TemporaryFolder()
        let log = Log()
        let stage = Stage.phone { Exporter(log: log) }
        try press("Save", stage)
        let dialog = try #require(stage.fileDialogs.first)
        #expect(dialog.kind == .save && dialog.suggestedName == "Greeting.txt" && dialog.contentTypes == [.plainText])
        dialog.choose(folder.url("a.txt"))
        #expect(log.take() == ["a.txt"] && folder.text("a.txt") == "hello")
        try press("Break", stage)
        try press("Save", stage)
        stage.fileDialogs.first?.choose(folder.url("a.txt"))
        #expect(log.take() == ["failed"] && folder.text("a.txt") == "hello")
        try press("None", stage)
        try press("Save", stage)
        #expect(stage.fileDialogs.isEmpty)
    }

    @Test func `documents and values are written as the first type that they can be`() throws {
        struct Exporter: View {
            let log: Log
            @State private var isOpen = false
            @State private var isMany = false
            @State private var isItem = false
            var body: some View {
                VStack {
                    Button("One") { isOpen = true }
                        .fileExporter(
                            isPresented: $isOpen, document: Note("x"), contentTypes: [.png, .json],
                            onCompletion: { _ in log("one") }, onCancellation: { log("cancelled") })
                    Button("Many") { isMany = true }
                        .fileExporter(
                            isPresented: $isMany, documents: [Note("1"), Note("2")], contentType: .plainText
                        ) { log((try? $0.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed") }
                    Button("Item") { isItem = true }
                        .fileExporter(isPresented: $isItem, item: "text") { log((try? $0.get()) == nil ? "no" : "yes") }
                }
            }
        }
        let folder = try TemporaryFolder()
        let log = Log()
        let stage = Stage.phone { Exporter(log: log) }
        try press("One", stage)
        #expect(stage.fileDialogs.first?.suggestedName == "Untitled.json")
        stage.fileDialogs.first?.choose(folder.url("a.json"))
        #expect(log.take() == ["one"] && folder.text("a.json") == "\"x\"")
        #expect(stage.settle())
        try press("One", stage)
        stage.fileDialogs.first?.cancel()
        #expect(log.take() == ["cancelled"])
        try press("Many", stage)
        #expect(stage.fileDialogs.first?.kind == .folder)
        stage.fileDialogs.first?.choose(folder.root)
        #expect(log.take() == ["Untitled.txt Untitled 2.txt"])
        #expect(folder.text("Untitled.txt") == "1" && folder.text("Untitled 2.txt") == "2")
        try press("Item", stage)
        stage.fileDialogs.first?.choose(folder.url("b.txt"))
        #expect(log.take() == ["yes"] && folder.text("b.txt") == "text")
    }

    @Test func `a file is moved into the folder that is chosen, and over no other`() throws {
        struct Mover: View {
            let log: Log
            let file: URL
            @State private var isOpen = false
            var body: some View {
                Button("Move") { isOpen = true }
                    .fileMover(isPresented: $isOpen, file: file) { result in
                        log((try? result.get().lastPathComponent) ?? "failed")
                    }
            }
        }
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        try Data("x".utf8).write(to: folder.url("a.txt"))
        let log = Log()
        let stage = Stage.phone { Mover(log: log, file: folder.url("a.txt")) }
        try press("Move", stage)
        #expect(stage.fileDialogs.first?.kind == .folder)
        stage.fileDialogs.first?.choose(other.root)
        #expect(log.take() == ["a.txt"] && folder.names == [] && other.text("a.txt") == "x")
        #expect(stage.settle())
        try Data("y".utf8).write(to: folder.url("a.txt"))
        try press("Move", stage)
        stage.fileDialogs.first?.choose(other.root)
        #expect(log.take() == ["failed"] && other.text("a.txt") == "x" && folder.names == ["a.txt"])
    }

    @Test func `a wrapper reads and writes files, folders and links`() throws {
        let folder = try TemporaryFolder()
        let whole = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
            "inner": FileWrapper(directoryWithFileWrappers: [:]),
        ])
        #expect(whole.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt") == "2__a.txt")
        whole.fileWrappers?["inner"]?.addFileWrapper(
            FileWrapper(symbolicLinkWithDestinationURL: URL(filePath: "/nowhere")))
        try whole.write(to: folder.url("x"), options: [.atomic, .withNameUpdating], originalContentsURL: nil)
        #expect(folder.names == ["x"] && folder.text("x/2__a.txt") == "b" && whole.filename == "x")
        let read = try FileWrapper(url: folder.url("x"))
        #expect(read.isDirectory && !read.isRegularFile && read.regularFileContents == nil)
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        let link = read.fileWrappers?["inner"]?.fileWrappers?["Untitled"]
        #expect(link?.isSymbolicLink == true && link?.symbolicLinkDestinationURL?.path == "/nowhere")
        #expect(whole.matchesContents(of: folder.url("x")))
        try Data("c".utf8).write(to: folder.url("x/a.txt"))
        #expect(!whole.matchesContents(of: folder.url("x")))
        if let child = read.fileWrappers?["a.txt"] { read.removeFileWrapper(child) }
        #expect(read.fileWrappers?.keys.sorted() == ["2__a.txt", "inner"])
        #expect(throws: (any Error).self) { try FileWrapper(url: folder.url("missing")) }
    }
}
