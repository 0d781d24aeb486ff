import Foundation
import TallyCombine
import TallyCore
import TallyUI

/// An open document that is a value.
final class OpenValueDocument<Document: FileDocument>: OpenDocument {
    private(set) var document: Document?

    init(_ window: OpenedWindow?, new: (() -> Document)?) {
        super.init(window, isEditable: new != nil)
        read { document = try Document(configuration: $0) }
        if url == nil { document = new?() }
    }

    override var readableTypes: [UTType] { Document.readableContentTypes }
    override var writableTypes: [UTType] { Document.writableContentTypes }
    override var export: FileExport? {
        guard let document else { return nil }
        return .document(document)
    }

    /// - Parameter first: the document as it is now.
    func binding(_ first: Document) -> Binding<Document> {
        Binding(
            reading: { [weak self] in making(self) { $0?.document ?? first } },
            writing: { [weak self] new in
                let new = OnMain(new)
                whenOnMain { self?.set(new.value) }
            })
    }

    private func set(_ new: Document) {
        guard isEditable else { return }
        objectWillChange.send()
        document = new
        isChanged = true
    }
}

/// An open document that is an object: every change that it tells of is one to be saved.
final class OpenObjectDocument<Document: ReferenceFileDocument>: OpenDocument {
    private(set) var document: Document?
    private var changes: AnyCancellable?

    init(_ window: OpenedWindow?, new: (() -> Document)?) {
        super.init(window, isEditable: new != nil)
        read { document = try Document(configuration: $0) }
        if url == nil { document = new?() }
        changes = document?.objectWillChange.sink { [weak self] _ in whenOnMain { self?.isChanged = true } }
    }

    override var readableTypes: [UTType] { Document.readableContentTypes }
    override var writableTypes: [UTType] { Document.writableContentTypes }
    override var export: FileExport? {
        guard let document else { return nil }
        return .reference(document)
    }
}
