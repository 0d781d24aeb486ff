public import Foundation
import TallyCore

/// What is known of the document around, for views that are not handed it.
public struct DocumentConfiguration: Sendable {
    /// The document's file; nil: it has none yet.
    public var fileURL: URL?
    public var isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
    static let defaultValue: DocumentConfiguration? = nil
}

extension EnvironmentValues {
    /// The document of the window; nil: it shows none.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
