import Foundation

/// `#Preview("Name", traits: …) { body }`: a function that hands the body out, for `tally preview` to find by the name that the
/// place of the preview gives it. In every other build it is left out, and nothing is made of the preview.
enum PreviewMacro {
    static func expand(_ use: Message.Expansion) -> String {
        // C knows no functions within types.
        guard let syntax = use.syntax, let discriminator = use.discriminator, use.lexicalContext?.isEmpty ?? true,
            let start = syntax.source.range(of: "#Preview")
        else { return "" }
        let offset =
            syntax.location.offset + syntax.source.utf8.distance(from: syntax.source.startIndex, to: start.lowerBound)
        let symbol = PreviewSymbol.name(file: syntax.location.fileName, offset: offset)
        let use = String(syntax.source[start.upperBound...])
        return """
            #if TALLY_PREVIEW
            @_cdecl("\(symbol)") @MainActor public func \(discriminator)7previewfMu_() -> UnsafeMutableRawPointer {
            \(content(use))
            }
            #endif
            """
    }

    /// The statements that make what is handed out, of what stands behind `#Preview`.
    private static func content(_ use: String) -> String {
        var pieces = SourcePieces(use)
        let arguments = pieces.group(after: "(")
        let body = pieces.group(after: "{")
        guard let (variables, rest) = previewable(String(body.dropFirst().dropLast())) else {
            return "return _PreviewContent\(use).handedOut()"
        }
        return """
            struct Content: View {
            \(variables)
            var body: some View {
            \(rest)
            }
            }
            return _PreviewContent\(arguments) { Content() }.handedOut()
            """
    }

    /// What the body marks with `@Previewable`, which becomes a view's, and what is left of it; nil if it marks nothing.
    private static func previewable(_ body: String) -> (variables: String, rest: String)? {
        var (variables, rest) = ("", "")
        var pieces = SourcePieces(body)
        while let statement = pieces.statement() {
            var words = SourcePieces(statement)
            var first = words.next()
            while first == .lineEnd { first = words.next() }
            if first == .word("@Previewable") { variables += statement + "\n" } else { rest += statement }
        }
        return variables.isEmpty ? nil : (variables, rest)
    }
}
