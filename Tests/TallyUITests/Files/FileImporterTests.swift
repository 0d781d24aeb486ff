import Foundation
import SwiftUI
import TallyStage
import Testing
import UniformTypeIdentifiers

/// Dialogs in which files are chosen.
@MainActor
struct FileImporterTests {
    private struct Importer: View {
        let log: Log
        @State private var isOpen = false
        @State private var isThere = true

        var body: some View {
            VStack {
                if isThere {
                    Button(isOpen ? "open" : "closed") { isOpen = true }
                        .fileImporter(isPresented: $isOpen, allowedContentTypes: [.image, .json]) { result in
                            if case .success(let url) = result { log(url.lastPathComponent) }
                        }
                }
                Button("Stop") { isOpen = false }
                Button("Leave") { isThere = false }
            }
            .fileDialogMessage("Choose a picture")
            .fileDialogConfirmationLabel("Take")
            .fileDialogBrowserOptions([.includeHiddenFiles])
            .fileDialogDefaultDirectory(URL(filePath: "/tmp/pictures"))
            .fileDialogCustomizationID("pictures")
        }
    }

    private func press(_ label: String, _ stage: Stage) throws {
        try stage.tap(label)
        #expect(stage.settle())
    }

    @Test func `a dialog says what may be chosen, and a choice completes it`() throws {
        let log = Log()
        let stage = Stage.phone { Importer(log: log) }
        #expect(stage.fileDialogs.isEmpty)
        try press("closed", stage)
        let dialog = try #require(stage.fileDialogs.first)
        #expect(stage.fileDialogs.count == 1 && stage.text("open") != nil)
        #expect(dialog.kind == .open && dialog.contentTypes == [.image, .json] && !dialog.allowsMultipleSelection)
        #expect(dialog.message == "Choose a picture" && dialog.confirmationLabel == "Take")
        #expect(dialog.browserOptions == .includeHiddenFiles && dialog.directory?.path == "/tmp/pictures")
        dialog.choose(URL(filePath: "/tmp/other/a.png"), URL(filePath: "/tmp/other/b.png"))
        #expect(stage.settle())
        #expect(log.take() == ["a.png"] && stage.fileDialogs.isEmpty && stage.text("closed") != nil)
        dialog.choose(URL(filePath: "/tmp/c.png"))
        #expect(log.take() == [])
        // The next of the same name begins where the last one ended.
        try press("closed", stage)
        #expect(stage.fileDialogs.first?.directory?.path == "/tmp/other")
    }

    @Test func `who cancels, or takes the dialog away, completes nothing`() throws {
        let log = Log()
        let stage = Stage.phone { Importer(log: log) }
        try press("closed", stage)
        stage.fileDialogs.first?.cancel()
        #expect(stage.settle())
        #expect(stage.text("closed") != nil && stage.fileDialogs.isEmpty)
        try press("closed", stage)
        try press("Stop", stage)
        #expect(stage.text("closed") != nil && stage.fileDialogs.isEmpty)
        try press("closed", stage)
        try press("Leave", stage)
        #expect(stage.fileDialogs.isEmpty && log.take() == [])
    }

    @Test func `several files are chosen at once, and a cancellation is told`() throws {
        struct Many: View {
            let log: Log
            @State private var isOpen = false
            var body: some View {
                Button("Open") { isOpen = true }
                    .fileImporter(
                        isPresented: $isOpen, allowedContentTypes: [.folder], allowsMultipleSelection: true
                    ) { result in
                        log((try? result.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed")
                    } onCancellation: {
                        log("cancelled")
                    }
            }
        }
        let log = Log()
        let stage = Stage.phone { Many(log: log) }
        try press("Open", stage)
        stage.fileDialogs.first?.choose(URL(filePath: "/tmp/a"), URL(filePath: "/tmp/b"))
        #expect(log.take() == ["a b"])
        #expect(stage.settle())
        try press("Open", stage)
        stage.fileDialogs.first?.choose()
        #expect(log.take() == ["cancelled"])
    }

    @Test func `a symbolic link stands for what it leads to, unless the view wants itself`() throws {
        struct Links: View {
            let log: Log
            @State private var isOpen = false
            @State private var wantsLinks = false
            var body: some View {
                VStack {
                    Button("Open") { isOpen = true }
                    Button("Links") { wantsLinks = true }
                }
                .fileImporter(isPresented: $isOpen, allowedContentTypes: []) { result in
                    log((try? result.get().lastPathComponent) ?? "")
                }
                .fileDialogImportsUnresolvedAliases(wantsLinks)
            }
        }
        let folder = try TemporaryFolder()
        try Data("x".utf8).write(to: folder.url("file.txt"))
        try FileManager.default.createSymbolicLink(at: folder.url("link"), withDestinationURL: folder.url("file.txt"))
        let log = Log()
        let stage = Stage.phone { Links(log: log) }
        try press("Open", stage)
        stage.fileDialogs.first?.choose(folder.url("link"))
        #expect(log.take() == ["file.txt"])
        try press("Links", stage)
        try press("Open", stage)
        stage.fileDialogs.first?.choose(folder.url("link"))
        #expect(log.take() == ["link"])
    }
}

/// A folder that is there as long as the value.
final class TemporaryFolder {
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "tally-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func url(_ name: String) -> URL { root.appending(path: name) }

    func text(_ name: String) -> String? { try? String(contentsOf: url(name), encoding: .utf8) }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted() }
}
