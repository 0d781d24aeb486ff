import Foundation
import TallyCombine
import TallyCore
import TallyUI

/// A document that a window shows: where its file is, and whether that has all of it.
@MainActor
class OpenDocument: ObservableObject {
    private(set) var url: URL?
    let isEditable: Bool
    let undoManager = UndoManager()
    /// Something is not in the file.
    var isChanged = false
    /// Why the document could not be read.
    private(set) var failure: (any Error)?
    /// Why it could not be written.
    @Published var savingFailure: String?
    /// The person is asked for its name.
    @Published var isNaming = false
    /// The person is asked what becomes of it as its window is to be closed.
    @Published var isLeaving = false
    /// Its window closes when it has been saved.
    var closesWhenSaved = false
    private weak var window: OpenedWindow?

    init(_ window: OpenedWindow?, isEditable: Bool) {
        self.window = window
        self.isEditable = isEditable
        url = (window?.documentReference)?.url
        window?.mayClose = { [weak self] in self?.mayClose() ?? true }
        showName()
    }

    // MARK: What kinds of documents differ in

    var readableTypes: [UTType] { [] }
    var writableTypes: [UTType] { [] }
    /// What is written of it; nil: there is nothing.
    var export: FileExport? { nil }

    // MARK: Reading

    /// Reads the file, if there is one.
    func read(_ take: (FileDocumentReadConfiguration) throws -> Void) {
        guard let url else { return }
        do {
            let file = try FileWrapper(url: url)
            try take(FileDocumentReadConfiguration(contentType: Self.type(of: url, among: readableTypes), file: file))
        } catch { failure = error }
    }

    /// Returns the type among some that a file is of, by its extension; the first, where none is it.
    static func type(of url: URL, among types: [UTType]) -> UTType {
        let known = UTType(filenameExtension: url.pathExtension, conformingTo: .item)
        return types.first { known?.conforms(to: $0) ?? false } ?? types.first ?? .data
    }

    // MARK: Writing

    /// What the bar above the editor says where the editor says nothing.
    var title: String { url?.deletingPathExtension().lastPathComponent ?? name }
    var name: String { url?.lastPathComponent ?? "Untitled" }
    var suggestedName: String { url?.lastPathComponent ?? FileExport.name(nil, of: writableTypes.first ?? .data) }

    /// Saves the document in its file; without one the person is asked where.
    func save() {
        guard isEditable, failure == nil else { return }
        if let url { write(to: url) } else { isNaming = true }
    }

    /// Saves what is not in the file, where there is one.
    func autosave() { if isChanged, isEditable, failure == nil, let url { write(to: url) } }

    /// Saves the document in a file that is its own from then on.
    func write(to url: URL) {
        do {
            let existing = FileManager.default.fileExists(atPath: url.path) ? try? FileWrapper(url: url) : nil
            guard let export else { throw CocoaError(.fileWriteUnknown) }
            let file = try export.wrapper(Self.type(of: url, among: writableTypes), existing)
            try file.write(to: url, options: .atomic, originalContentsURL: url)
            isChanged = false
        } catch {
            savingFailure = error.localizedDescription
            return
        }
        if self.url != url {
            objectWillChange.send()
            self.url = url
            window?.set(AnyHashable(DocumentReference.file(url)))
            showName()
        }
        if closesWhenSaved { discard() }
    }

    private func showName() { window?.title = name }

    // MARK: Closing

    private func mayClose() -> Bool {
        guard isEditable, isChanged, url == nil, failure == nil else { return true }
        isLeaving = true
        return false
    }

    /// Closes the window, and lets go of what is not saved.
    func discard() {
        isChanged = false
        window?.leave()
    }
}

/// The document of a window, for the commands.
final class WindowDocument: RuntimeService {
    weak var document: OpenDocument?
    init(_ runtime: Runtime) {}

    /// That of the window that has the keyboard now.
    static var current: OpenDocument? { Runtime.current?.service(WindowDocument.self).document }
}
