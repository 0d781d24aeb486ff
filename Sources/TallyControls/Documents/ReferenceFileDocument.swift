public import TallyCombine
public import TallyUI

/// A document that is an object, read from files and written to them.
public protocol ReferenceFileDocument: ObservableObject {
    /// What is written: the document as it was at a moment.
    associatedtype Snapshot
    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that can be written; those that can be read.
    static var writableContentTypes: [UTType] { get }
    init(configuration: Self.ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Self.Snapshot
    /// Returns what is written to the document's file.
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
