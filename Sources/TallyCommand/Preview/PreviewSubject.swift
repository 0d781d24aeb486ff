/// Something in a person's files that can be shown by itself.
struct PreviewSubject: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A `#Preview`; the symbol is what its function is called in the compiled files.
        case preview(symbol: String)
        case provider
        case app
        /// A delegate of the application, which makes the window.
        case delegate
        case view
    }

    let kind: Kind
    /// The preview's name as written, or the type's; nil of a preview without one.
    let name: String?
    /// The path as the person wrote it.
    let file: String
    /// Counted from 1.
    let line: Int
    /// Why it cannot be shown after all, with a remedy.
    var obstacle: String?

    /// What the compiled files call the function that hands it out.
    var symbol: String { if case .preview(let symbol) = kind { symbol } else { Self.entry } }

    static let entry = "tally_preview_entry"

    /// The code that is compiled along to hand it out; nil if its file does so by itself.
    var code: String? {
        let content =
            switch kind {
            case .preview: ""
            case .provider: "_PreviewContent(provider: \(name ?? "").self)"
            case .app: "_PreviewContent(app: \(name ?? "").self)"
            case .delegate: "_PreviewContent(delegate: \(name ?? "").self)"
            case .view: "_PreviewContent { \(name ?? "")() }"
            }
        if content.isEmpty { return nil }
        return """
            import SwiftUI

            @_cdecl("\(Self.entry)") @MainActor public func __tallyPreviewEntry() -> UnsafeMutableRawPointer {
                \(content).handedOut()
            }

            """
    }

    /// A line of `--list`.
    func listed(_ number: Int) -> String {
        let what =
            switch kind {
            case .preview: name.map { "#Preview(\"\($0)\")" } ?? "#Preview"
            case .provider: "\(name ?? ""): PreviewProvider"
            case .app: "\(name ?? ""): App"
            case .delegate: "\(name ?? ""): UIApplicationDelegate"
            case .view: "\(name ?? ""): View"
            }
        return "\(number)  \(what)  \(file):\(line)" + (obstacle == nil ? "" : "  (not by itself)")
    }
}
