import Foundation
import TallyCore
import TallyUI

/// A dialog in which a person is to choose files, on its way to whoever shows it.
@MainActor
package final class FileDialogRequest {
    package enum Kind: Sendable {
        /// Files that are there.
        case open
        /// A new file, or one to be replaced.
        case save
        /// A folder for files to be put into.
        case folder
    }

    package let kind: Kind
    package let contentTypes: [UTType]
    package let allowsMultipleSelection: Bool
    /// The name that a new file has unless the person gives it another.
    package let suggestedName: String?
    package let settings: FileDialogSettings
    /// Words of the settings, in the language of the views.
    package let message: String?
    package let confirmationLabel: String?
    package let filenameLabel: String?
    /// Given what was chosen; nil: nothing, the person has cancelled.
    fileprivate let answer: ([URL]?) -> Void

    init(
        _ kind: Kind, _ contentTypes: [UTType], multiple: Bool = false, name: String? = nil,
        _ settings: FileDialogSettings, _ locale: Locale, answer: @escaping ([URL]?) -> Void
    ) {
        self.kind = kind
        self.contentTypes = contentTypes
        allowsMultipleSelection = multiple
        suggestedName = name
        self.settings = settings
        message = settings.message?.string(locale: locale)
        confirmationLabel = settings.confirmationLabel?.string(locale: locale)
        filenameLabel = settings.filenameLabel?.string(locale: locale)
        self.answer = answer
    }

    /// Extensions of the files that may be chosen; empty: all may.
    package var filenameExtensions: [String] {
        contentTypes.holdEveryFile ? [] : contentTypes.flatMap(\.filenameExtensions)
    }

    /// Only folders may be chosen.
    package var choosesFolders: Bool {
        kind == .folder
            || kind == .open && !contentTypes.isEmpty && contentTypes.allSatisfy { $0.conforms(to: .directory) }
    }
}

extension [UTType] {
    /// Whether one of them is that of every file.
    var holdEveryFile: Bool { contains { [.item, .data, .content].contains($0) } }
}

/// The dialogs of a stage that are open.
@MainActor
package final class FileDialogs: RuntimeService {
    private weak var runtime: Runtime?
    /// The oldest first.
    package private(set) var open: [FileDialogRequest] = []
    /// Where files were chosen last, by the names that programs give to kinds of dialogs.
    private var folders: [String: URL] = [:]

    package init(_ runtime: Runtime) { self.runtime = runtime }

    func present(_ dialog: FileDialogRequest) {
        open.append(dialog)
        runtime?.host.send(.fileDialogs)
    }

    /// Takes a dialog away without an answer.
    func withdraw(_ dialog: FileDialogRequest) {
        guard open.contains(where: { $0 === dialog }) else { return }
        open.removeAll { $0 === dialog }
        runtime?.host.send(.fileDialogs)
    }

    /// Answers a dialog that is open; of another nothing happens.
    ///
    /// - Parameter urls: nil or empty: the person has cancelled.
    package func answer(_ dialog: FileDialogRequest, _ urls: [URL]?) {
        guard open.contains(where: { $0 === dialog }) else { return }
        withdraw(dialog)
        let urls = urls.flatMap { $0.isEmpty ? nil : dialog.allowsMultipleSelection ? $0 : [$0[0]] }
        if let id = dialog.settings.customizationID, let first = urls?.first {
            folders[id] = dialog.kind == .folder ? first : first.deletingLastPathComponent()
        }
        runtime?.hosting { dialog.answer(urls) }
    }

    /// Where a dialog begins.
    package func folder(of dialog: FileDialogRequest) -> URL? {
        dialog.settings.customizationID.flatMap { folders[$0] } ?? dialog.settings.defaultDirectory
    }
}
