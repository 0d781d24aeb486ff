public import Foundation

/// A dialog in which a person is to choose files, as `fileImporter`, `fileExporter` and `fileMover` open it.
///
/// A stage shows none of it: it is answered here, once. An answer to one that is answered or withdrawn does nothing.
@MainActor
public struct FileDialog {
    public enum Kind: Sendable {
        /// Files that are there are chosen.
        case open
        /// A file to be written is named.
        case save
        /// A folder is chosen, for files to be put into.
        case folder
    }

    private let request: FileDialogRequest
    private let dialogs: FileDialogs

    init(_ request: FileDialogRequest, _ dialogs: FileDialogs) { (self.request, self.dialogs) = (request, dialogs) }

    public var kind: Kind {
        switch request.kind {
        case .open: .open
        case .save: .save
        case .folder: .folder
        }
    }

    /// What may be chosen, or what is to be written.
    public var contentTypes: [UTType] { request.contentTypes }
    public var allowsMultipleSelection: Bool { request.allowsMultipleSelection }
    /// The name of a new file, unless the person gives another.
    public var suggestedName: String? { request.suggestedName }
    /// Where it begins; nil: where the desktop likes.
    public var directory: URL? { dialogs.folder(of: request) }
    public var message: String? { request.message }
    /// The button that chooses; nil: the usual word.
    public var confirmationLabel: String? { request.confirmationLabel }
    public var filenameLabel: String? { request.filenameLabel }
    public var browserOptions: FileDialogBrowserOptions { request.settings.browserOptions }

    /// Chooses as a person does; of several, where one may be chosen, the first. None cancels.
    public func choose(_ urls: URL...) { dialogs.answer(request, urls) }

    public func cancel() { dialogs.answer(request, nil) }
}

extension Stage {
    /// The file dialogs that are open, the oldest first. What a choice changes is shown in the next frame.
    public var fileDialogs: [FileDialog] {
        let dialogs = runtime.service(FileDialogs.self)
        return dialogs.open.map { FileDialog($0, dialogs) }
    }
}
