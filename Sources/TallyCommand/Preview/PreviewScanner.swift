/// Finds in source text what can be shown: previews, and types at the top of a file. Comments and strings are passed over.
struct PreviewScanner {
    /// A type at the top of a file, or what an extension adds to one.
    struct Declaration: Hashable {
        var name: String
        /// The words behind the colon.
        var conformances: [String] = []
        var isExtension = false
        var isPrivate = false
        var isGeneric = false
        /// What stands within its braces.
        var body = ""
        var file: String
        var line: Int
    }

    private(set) var previews: [PreviewSubject] = []
    private(set) var declarations: [Declaration] = []

    private let file: PreviewFile
    private var pieces: SourcePieces
    private var words: [String] = []

    private static let kinds: Set = ["struct", "class", "extension"]
    private static let modifiers: Set = [
        "private", "fileprivate", "internal", "public", "open", "package", "final", "nonisolated",
    ]

    init(_ file: PreviewFile) {
        self.file = file
        pieces = SourcePieces(file.text)
        read()
    }

    private mutating func read() {
        while let piece = pieces.next() {
            switch piece {
            case .word(let word) where word.hasPrefix("@"):
                _ = pieces.group(after: "(")
                words.append(word)
            case .word(let word) where Self.kinds.contains(word):
                declaration(word)
                words = []
            case .word(let word): words.append(word)
            case .mark("#"): preview()
            case .lineEnd:
                // What modifies a declaration may stand on a line before it; other words are of a statement that is over.
                if !words.allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) }) { words = [] }
            case .mark, .group: words = []
            }
        }
    }

    /// Reads what may be a preview, from behind the hash sign.
    private mutating func preview() {
        let start = pieces.index - 1
        guard case .word("Preview")? = pieces.next() else { return }
        var arguments = SourcePieces(String(pieces.group(after: "(").dropFirst().dropLast()))
        _ = pieces.group(after: "{")
        words = []
        var first = arguments.next()
        while first == .lineEnd { first = arguments.next() }
        var name: String?
        if case .mark(let text)? = first, text.hasPrefix("\""), !text.contains("\\") {
            name = String(text.dropFirst().dropLast())
        }
        let symbol = PreviewSymbol.name(file: file.compiledName, offset: file.addedBytes + pieces.bytes(before: start))
        previews.append(
            PreviewSubject(kind: .preview(symbol: symbol), name: name, file: file.path, line: pieces.line(of: start)))
    }

    private mutating func declaration(_ kind: String) {
        let line = pieces.line(of: pieces.index)
        guard case .word(let name)? = pieces.next() else { return }
        var found = Declaration(name: name, file: file.path, line: line)
        found.isExtension = kind == "extension"
        found.isPrivate = words.contains("private") || words.contains("fileprivate")
        // What stands behind `where` are no conformances of the type's.
        var (isBehindColon, isOver) = (false, false)
        var angles = 0
        while let piece = pieces.next() {
            switch piece {
            case .mark("<"):
                if !isBehindColon { found.isGeneric = true }
                angles += 1
            case .mark(">"): angles -= 1
            case .mark(":") where angles == 0: isBehindColon = true
            case .word("where"): isOver = true
            case .word(let word) where isBehindColon && !isOver && angles == 0: found.conformances.append(word)
            case .group(let text) where text.hasPrefix("{"):
                found.body = String(text.dropFirst().dropLast())
                declarations.append(found)
                return
            default: break
            }
        }
    }
}
