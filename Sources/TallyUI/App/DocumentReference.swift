package import Foundation
import TallyCore

/// Which document a window is of.
package enum DocumentReference: Hashable {
    case file(URL)
    /// One without a file, by its number.
    case untitled(Int)

    package var url: URL? { if case .file(let url) = self { url } else { nil } }

    @MainActor private static var count = 0
    /// Files that the program was given to open, and has not opened.
    @MainActor package static var given: [URL] = []

    @MainActor package static func new() -> DocumentReference {
        count += 1
        return .untitled(count)
    }

    /// Returns the first file that the program was given and that a group opens; a new document, without one.
    @MainActor package static func first(where opens: (URL) -> Bool) -> DocumentReference {
        guard let index = given.firstIndex(where: opens) else { return new() }
        return .file(given.remove(at: index))
    }
}

extension OpenedWindow {
    package var documentReference: DocumentReference? { value?.base as? DocumentReference }
}

extension ProgramScenes {
    /// Opens a document, or brings its window to the front.
    ///
    /// - Returns: false: no scene of the program opens it.
    @discardableResult
    package func open(document: DocumentReference) -> Bool {
        let type = ObjectIdentifier(DocumentReference.self)
        guard accepts(AnyHashable(document), of: type) else { return false }
        open(id: nil, AnyHashable(document), of: type)
        return true
    }
}
