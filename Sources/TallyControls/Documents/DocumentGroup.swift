public import TallyCore
public import TallyUI

/// Windows of documents, each with the file that it is of.
///
/// A program that begins with one opens the files it is given (`notes.txt` among its arguments, in a test `Stage.open(_:)`), else a new
/// document; a viewer without a file is empty. Command-N opens another new one, Command-O asks for a file, Command-S saves, and the first time, as with
/// Shift-Command-S, asks where. A file that is open comes to the front. What has changed is saved when the window is closed or no
/// longer active; of a new document that has changed its window asks before it closes. What cannot be read or saved is said in the window.
/// The editor is the screen of a stack: its toolbar and title stand in a bar, which else has the name of the file.
/// A document is read and written on the main actor.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
    private let documents: any Documents

    private init(_ documents: any Documents) { self.documents = documents }

    @MainActor public var body: some Scene {
        let kind = documents.kind
        DocumentScene(kind: kind).commands { DocumentCommands(kind: kind) }
    }
}

extension DocumentGroup where Document: FileDocument {
    /// - Parameter newDocument: evaluated for each new document.
    public nonisolated init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ValueDocuments(new: newDocument, editor: editor))
    }

    /// Shows documents that are not changed.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ValueDocuments(new: nil, editor: viewer))
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// - Parameter newDocument: called for each new document.
    @_disfavoredOverload
    public nonisolated init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ObjectDocuments(new: newDocument, editor: editor))
    }

    /// Shows documents that are not changed.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ObjectDocuments(new: nil, editor: viewer))
    }
}

/// The documents of a group, and how they are shown.
private protocol Documents {
    @MainActor var kind: DocumentKind { get }
}

nonisolated private struct ValueDocuments<Document: FileDocument, Content: View>: Documents {
    let new: (() -> Document)?
    let editor: (FileDocumentConfiguration<Document>) -> Content

    @MainActor var kind: DocumentKind {
        let window = DocumentWindow(make: { OpenValueDocument<Document>($0, new: new) }) { file in
            file.document.map { document in
                editor(
                    FileDocumentConfiguration(
                        document: file.binding(document), fileURL: file.url, isEditable: file.isEditable))
            }
        }
        return DocumentKind(types: Document.readableContentTypes, canMake: new != nil, content: AnyView(window))
    }
}

nonisolated private struct ObjectDocuments<Document: ReferenceFileDocument, Content: View>: Documents {
    let new: (() -> Document)?
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    @MainActor var kind: DocumentKind {
        let window = DocumentWindow(make: { OpenObjectDocument<Document>($0, new: new) }) { file in
            file.document.map { document in
                editor(
                    ReferenceFileDocumentConfiguration(
                        document: document, fileURL: file.url, isEditable: file.isEditable))
            }
        }
        return DocumentKind(types: Document.readableContentTypes, canMake: new != nil, content: AnyView(window))
    }
}
