public import Foundation
@_spi(Runtime) import TallyCore

/// What was copied last, in the window or on the stage: the clipboard that text fields and `PasteButton` use.
///
/// It holds texts alone. Where no stage or window plays, it is empty, and what is copied is lost.
@MainActor @preconcurrency
public final class UIPasteboard {
    public static let general = UIPasteboard()

    private init() {}

    /// Nil and an empty text leave nothing to paste.
    public var string: String? {
        get { Runtime.current?.pasteboard.flatMap { $0.isEmpty ? nil : $0 } }
        set { Runtime.current?.service(Pasteboard.self).copy(newValue ?? "") }
    }

    /// The text as the only one of a list; of those that are set, the first.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }

    /// The text as an address, if it is one with a scheme.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    public var hasStrings: Bool { string != nil }
    public var hasURLs: Bool { url != nil }
    public var numberOfItems: Int { hasStrings ? 1 : 0 }
}
