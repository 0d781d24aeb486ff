import Foundation
import SwiftUI
import TallyStage
import Testing
import UniformTypeIdentifiers

/// Programs of documents: their windows, files and undos.
@MainActor
struct DocumentTests {
    private struct Note: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text: String

        init(text: String = "") { self.text = text }

        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8)
            else { throw CocoaError(.fileReadCorruptFile) }
            self.text = text
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Editor: View {
        @Binding var note: Note
        let url: URL?
        @Environment(\.documentConfiguration) private var configuration
        var body: some View {
            VStack {
                Text(
                    verbatim: "<\(note.text)> \(url?.lastPathComponent ?? "new") \(configuration?.isEditable ?? false)")
                Button("Add") { note.text += "x" }
            }
        }
    }

    private struct Notes: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in Editor(note: file.$document, url: file.fileURL) }
        }
    }

    private func press(_ label: String, _ stage: Stage) throws {
        try stage.tap(label)
        #expect(stage.settle())
    }

    private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command, _ stage: Stage) {
        stage.press(key, modifiers: modifiers)
        #expect(stage.settle())
    }

    private func open(_ app: some App) -> Stage { Stage(size: CGSize(width: 400, height: 300), app: app) }

    @Test func `a new document is saved where the person says, and from then on there`() throws {
        let folder = try TemporaryFolder()
        let stage = open(Notes())
        #expect(stage.text("<> new true") != nil && stage.windowTitle == "Untitled")
        try press("Add", stage)
        press("s", .command, stage)
        let dialog = try #require(stage.fileDialogs.first)
        #expect(dialog.kind == .save && dialog.suggestedName == "Untitled.txt")
        dialog.choose(folder.url("a.txt"))
        #expect(stage.settle())
        #expect(folder.text("a.txt") == "x" && stage.text("<x> a.txt true") != nil && stage.windowTitle == "a.txt")
        try press("Add", stage)
        #expect(folder.text("a.txt") == "x")
        press("s", .command, stage)
        #expect(folder.text("a.txt") == "xx" && stage.fileDialogs.isEmpty)
        try press("Add", stage)
        stage.closeWindow()
        #expect(folder.text("a.txt") == "xxx" && stage.windows.isEmpty)
    }

    @Test func `files open in windows of their own, each once`() throws {
        let folder = try TemporaryFolder()
        try Data("one".utf8).write(to: folder.url("1.txt"))
        try Data("two".utf8).write(to: folder.url("2.txt"))
        let stage = open(Notes())
        #expect(stage.open(folder.url("1.txt")))
        #expect(stage.windows.count == 2 && stage.windows[1].text("<one> 1.txt true") != nil)
        press("o", .command, stage)
        #expect(stage.fileDialogs.first?.contentTypes == [.plainText])
        stage.fileDialogs.first?.choose(folder.url("2.txt"))
        stage.advance(by: 0)
        #expect(stage.windows.map(\.windowTitle) == ["Untitled", "1.txt", "2.txt"])
        stage.open(folder.url("1.txt"))
        #expect(stage.windows.map(\.windowTitle) == ["Untitled", "2.txt", "1.txt"])
        let one = stage.windows[2]
        try press("Add", one)
        press("s", .command, one)
        #expect(folder.text("1.txt") == "onex" && folder.text("2.txt") == "two")
        press("n", .command, one)
        #expect(stage.windows.count == 4)
        #expect(!stage.open(folder.url("3.png")) && stage.windows.count == 4)
        // One that cannot be read says so, and is not written over.
        try Data([0xFF, 0xFE, 0xFF]).write(to: folder.url("bad.txt"))
        stage.open(folder.url("bad.txt"))
        let bad = stage.windows[4]
        #expect(bad.frame.visibleText.contains("could not be opened"))
        press("s", .command, bad)
        bad.closeWindow()
        #expect(stage.windows.count == 4 && (try? Data(contentsOf: folder.url("bad.txt")))?.count == 3)
    }

    @Test func `a new document that has changed asks before its window closes`() throws {
        let folder = try TemporaryFolder()
        let stage = open(Notes())
        press("n", .command, stage)
        stage.windows[1].closeWindow()
        #expect(stage.windows.count == 1)
        try press("Add", stage)
        stage.closeWindow()
        #expect(stage.settle())
        #expect(stage.windows.count == 1 && stage.frame.visibleText.contains("Do you want to keep"))
        try press("Cancel", stage)
        #expect(stage.windows.count == 1 && !stage.frame.visibleText.contains("Do you want to keep"))
        stage.closeWindow()
        #expect(stage.settle())
        try press("Save…", stage)
        stage.fileDialogs.first?.choose(folder.url("kept.txt"))
        stage.advance(by: 0)
        #expect(folder.text("kept.txt") == "x" && stage.windows.isEmpty)
        let other = open(Notes())
        try press("Add", other)
        other.closeWindow()
        #expect(other.settle())
        try press("Delete", other)
        #expect(other.windows.isEmpty)
    }

    @Test func `a viewer shows and does not write`() throws {
        struct Viewer: App {
            var body: some Scene {
                DocumentGroup(viewing: Note.self) { file in Editor(note: file.$document, url: file.fileURL) }
            }
        }
        let folder = try TemporaryFolder()
        try Data("one".utf8).write(to: folder.url("1.txt"))
        let stage = open(Viewer())
        stage.open(folder.url("1.txt"))
        let one = try #require(stage.windows.last)
        #expect(one.text("<one> 1.txt false") != nil)
        try press("Add", one)
        press("s", .command, one)
        one.closeWindow()
        #expect(folder.text("1.txt") == "one")
    }

    private final class Drawing: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.json] }
        @Published var points: [Int]

        init() { points = [] }

        required init(configuration: ReadConfiguration) throws {
            points = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
        }

        func snapshot(contentType: UTType) throws -> [Int] { points }

        func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
        }

        func add(_ point: Int, _ undo: UndoManager?) {
            points.append(point)
            undo?.registerUndo(withTarget: self) { $0.remove(undo) }
        }

        func remove(_ undo: UndoManager?) {
            let point = points.removeLast()
            undo?.registerUndo(withTarget: self) { $0.add(point, undo) }
        }
    }

    @Test func `an object is a document, and keys undo what was done in its window`() throws {
        struct Drawings: App {
            var body: some Scene {
                DocumentGroup(newDocument: { Drawing() }) { file in Canvas(drawing: file.document) }
            }
            struct Canvas: View {
                @ObservedObject var drawing: Drawing
                @Environment(\.undoManager) private var undoManager
                var body: some View {
                    VStack {
                        Text(verbatim: "\(drawing.points)")
                        Button("Add") { drawing.add(drawing.points.count, undoManager) }
                        Button("Two") {
                            drawing.add(8, undoManager)
                            drawing.add(9, undoManager)
                        }
                    }
                }
            }
        }
        let folder = try TemporaryFolder()
        try Data("[5]".utf8).write(to: folder.url("d.json"))
        let stage = open(Drawings())
        stage.open(folder.url("d.json"))
        let file = try #require(stage.windows.last)
        #expect(file.text("[5]") != nil && stage.text("[]") != nil)
        try press("Add", file)
        try press("Two", file)
        #expect(file.text("[5, 1, 8, 9]") != nil)
        press("z", .command, file)
        #expect(file.text("[5, 1]") != nil)
        press("z", [.command, .shift], file)
        #expect(file.text("[5, 1, 8, 9]") != nil)
        press("z", .command, file)
        press("z", .command, file)
        press("z", .command, file)
        #expect(file.text("[5]") != nil && stage.text("[]") != nil)
        press("z", [.command, .shift], file)
        file.preferences.scenePhase = .background
        #expect(file.settle())
        #expect(folder.text("d.json") == "[5,1]")
    }

    @Test func `undos are kept in groups, with their names`() {
        final class Counter {
            var value = 0
            func add(_ amount: Int, _ undo: UndoManager) {
                value += amount
                undo.registerUndo(withTarget: self) { $0.add(-amount, undo) }
            }
        }
        let undo = UndoManager()
        undo.groupsByEvent = false
        var counter: Counter? = Counter()
        counter?.add(1, undo)
        undo.setActionName("One")
        undo.beginUndoGrouping()
        counter?.add(2, undo)
        counter?.add(3, undo)
        undo.endUndoGrouping()
        undo.setActionName("Both")
        #expect(counter?.value == 6 && undo.undoActionName == "Both" && undo.canUndo && !undo.canRedo)
        undo.undo()
        #expect(counter?.value == 1 && undo.undoMenuItemTitle == "Undo One" && undo.redoMenuItemTitle == "Redo Both")
        undo.undo()
        #expect(counter?.value == 0 && !undo.canUndo)
        undo.redo()
        undo.redo()
        #expect(counter?.value == 6 && !undo.canRedo)
        undo.undo()
        undo.disableUndoRegistration()
        counter?.add(4, undo)
        undo.enableUndoRegistration()
        #expect(undo.canRedo && undo.undoActionName == "One")
        counter?.add(4, undo)
        #expect(!undo.canRedo)
        undo.levelsOfUndo = 1
        undo.undo()
        #expect(counter?.value == 5 && !undo.canUndo)
        counter = nil
        undo.redo()
        undo.removeAllActions()
        #expect(!undo.canRedo && !undo.canUndo)
    }

    private struct Shouting: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note(text: "quiet")) { file in
                Text(verbatim: file.document.text)
                    .toolbar { Button("Shout") { file.document.text = file.document.text.uppercased() } }
            }
        }
    }

    @Test func `the editor's toolbar stands in a bar with the document's name`() throws {
        let folder = try TemporaryFolder()
        let stage = open(Shouting())
        #expect(try #require(stage.text("Untitled")).rect.maxY <= 44)
        #expect(try #require(stage.text("Shout")).rect.minX > 300)
        try press("Shout", stage)
        #expect(stage.text("QUIET") != nil)
        press("s", .command, stage)
        try #require(stage.fileDialogs.first).choose(folder.url("loud.txt"))
        #expect(stage.settle())
        #expect(stage.text("loud") != nil)
    }
}
