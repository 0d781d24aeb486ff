import Foundation
import TallyCombine
import TallyCore
import TallyUI

/// What stands in a document's window.
struct DocumentWindow<File: OpenDocument, Editor: View>: View {
    let make: (OpenedWindow?) -> File
    /// Nil: there is nothing to show.
    let editor: (File) -> Editor?
    @Environment(\.openedWindow) private var window
    @StateObject private var holder = Holder()

    /// Keeps the document as long as the window.
    private final class Holder: ObservableObject {
        private var file: File?
        func file(_ window: OpenedWindow?, _ make: (OpenedWindow?) -> File) -> File {
            if let file { return file }
            let made = make(window)
            file = made
            return made
        }
    }

    var body: some View {
        let file = holder.file(window, make)
        DocumentView(file: file, editor: editor)
    }
}

private struct DocumentView<File: OpenDocument, Editor: View>: View {
    @ObservedObject var file: File
    let editor: (File) -> Editor?
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Group {
            if file.failure == nil, let editor = editor(file) {
                NavigationStack {
                    editor
                        .navigationTitle(Text(verbatim: file.title))
                        .navigationBarTitleDisplayMode(.inline)
                }
            } else {
                Text("The document “\(file.name)” could not be opened.").padding()
            }
        }
        .transformEnvironment(\.self) { values in
            values.setUndoManager(file.undoManager)
            values.documentConfiguration = DocumentConfiguration(fileURL: file.url, isEditable: file.isEditable)
        }
        .modifier(
            FileDialogModifier(isPresented: $file.isNaming) {
                .init(
                    kind: .save, contentTypes: file.writableTypes, name: file.suggestedName,
                    chosen: { urls, _ in file.write(to: urls[0]) }, cancelled: { file.closesWhenSaved = false })
            }
        )
        .alert("Do you want to keep this new document “\(file.name)”?", isPresented: $file.isLeaving) {
            Button("Save…") {
                file.closesWhenSaved = true
                file.save()
            }
            Button("Delete", role: .destructive) { file.discard() }
            Button("Cancel", role: .cancel) {}
        }
        .alert(
            "The document “\(file.name)” could not be saved.",
            isPresented: Binding(
                reading: { making(file) { $0.savingFailure != nil } },
                writing: { _ in whenOnMain { file.savingFailure = nil } })
        ) {
        } message: {
            Text(verbatim: file.savingFailure ?? "")
        }
        .onAppear {
            Runtime.current?.service(WindowDocument.self).document = file
            Runtime.current?.undo(in: file.undoManager)
        }
        .onChange(of: phase) { if phase != .active { file.autosave() } }
        .onDisappear { file.autosave() }
    }
}
