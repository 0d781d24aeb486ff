public import Foundation
public import TallyCore

/// An open document, for the views that show it.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document> where Document: FileDocument {
    @Binding public var document: Document
    /// The document's file; nil: it has none yet.
    public var fileURL: URL?
    /// Whether changes are saved: not where the scene is a viewer's.
    public var isEditable: Bool

    init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
        _document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// An open document that is an object, for the views that show it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document> where Document: ReferenceFileDocument {
    @ObservedObject public var document: Document
    /// The document's file; nil: it has none yet.
    public var fileURL: URL?
    /// Whether changes are saved: not where the scene is a viewer's.
    public var isEditable: Bool

    init(document: Document, fileURL: URL?, isEditable: Bool) {
        _document = ObservedObject(wrappedValue: document)
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}
