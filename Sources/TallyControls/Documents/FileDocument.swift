public import TallyUI

/// A document that is a value, read from files and written to them.
public protocol FileDocument {
    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that can be written; those that can be read.
    static var writableContentTypes: [UTType] { get }
    init(configuration: Self.ReadConfiguration) throws
    /// Returns what is written to the document's file.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
