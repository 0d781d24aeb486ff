public import TallyUI

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    /// What the document's file holds now; nil: it has none yet.
    public let existingFile: FileWrapper?
}
