import Foundation
import TallyCore
import TallyUI

/// What a group of documents opens, and how it shows it.
struct DocumentKind {
    let types: [UTType]
    /// New documents can be made.
    let canMake: Bool
    let content: AnyView

    /// Returns whether a file is one of the group's documents, by its extension; one that is not known is any type's that has none.
    func opens(_ url: URL) -> Bool {
        if types.holdEveryFile { return true }
        guard let type = UTType(filenameExtension: url.pathExtension, conformingTo: .item) else {
            return types.contains { $0.filenameExtensions.isEmpty }
        }
        return types.contains { type.conforms(to: $0) }
    }
}

/// The windows of a group of documents.
nonisolated struct DocumentScene: _PrimitiveScene {
    let kind: DocumentKind

    @MainActor static func _reconcileScene(_ scene: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let kind = scene.kind
        var windows = WindowScene(valueType: ObjectIdentifier(DocumentReference.self))
        windows.makeValue = { AnyHashable(DocumentReference.first { kind.opens($0) }) }
        windows.accepts = { value in
            guard let reference = value.base as? DocumentReference else { return false }
            return reference.url.map { kind.opens($0) } ?? kind.canMake
        }
        windows.reconcile(kind.content, node, &update)
    }
}

/// The commands of programs with documents.
nonisolated struct DocumentCommands: Commands {
    let kind: DocumentKind
    @Environment(\.programScenes) private var scenes

    @MainActor var body: some Commands {
        CommandGroup(replacing: .newItem) {
            if kind.canMake {
                Button("New") { scenes?.open(document: .new()) }.keyboardShortcut("n")
            }
            Button("Open…") { open() }.keyboardShortcut("o")
        }
        CommandGroup(replacing: .saveItem) {
            Button("Save") { WindowDocument.current?.save() }.keyboardShortcut("s")
            Button("Save As…") {
                if let document = WindowDocument.current, document.isEditable { document.isNaming = true }
            }
            .keyboardShortcut("s", modifiers: [.command, .shift])
        }
    }

    @MainActor private func open() {
        guard let runtime = Runtime.current else { return }
        let scenes = scenes
        let locale = runtime.root.environment.locale
        let dialog = FileDialogRequest(.open, kind.types, multiple: true, FileDialogSettings(), locale) { urls in
            for url in urls ?? [] { scenes?.open(document: .file(url)) }
        }
        runtime.service(FileDialogs.self).present(dialog)
    }
}
