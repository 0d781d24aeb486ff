/// The stored variables and initialisers of a type.
struct PreviewMembers {
    /// What has to be given to make a value: names, or none where only initialisers ask; nil if nothing has to be.
    let missingValues: [String]?

    /// Wrappers that bring their value along.
    private static let filled: Set = [
        "Environment", "EnvironmentObject", "FocusState", "FocusedValue", "FocusedBinding", "Namespace",
        "AccessibilityFocusState", "Query", "FetchRequest", "SectionedFetchRequest",
    ]

    /// - Parameter bodies: what stands within the type's braces, then within those of its extensions.
    init(_ bodies: [String]) {
        let own = bodies.first ?? ""
        let (ownCount, hasOwnPlain) = Self.initializers(in: own)
        if hasOwnPlain || bodies.dropFirst().contains(where: { Self.initializers(in: $0).hasPlain }) {
            missingValues = nil
        } else if ownCount > 0 {
            missingValues = []
        } else {
            let missing = StoredVariable.all(in: own).filter { variable in
                let wrappers = variable.attributes.map { String($0.prefix { $0 != "(" }) }
                return variable.needsValue && !wrappers.contains { Self.filled.contains($0) }
            }
            missingValues = missing.isEmpty ? nil : missing.map(\.name)
        }
    }

    /// How many initialisers there are, and whether one asks for nothing.
    private static func initializers(in body: String) -> (count: Int, hasPlain: Bool) {
        var pieces = SourcePieces(body)
        var (count, hasPlain) = (0, false)
        var isPrivate = false
        var last: SourcePieces.Piece?
        while let piece = pieces.next() {
            defer { last = piece }
            switch piece {
            case .word("private"), .word("fileprivate"): isPrivate = true
            case .word("init"):
                _ = pieces.take("?")
                let group = pieces.group(after: "(")
                // Of `Name.init(…)` it is a call.
                guard !group.isEmpty, last != .mark(".") else { continue }
                count += 1
                if !isPrivate && asksForNothing(String(group.dropFirst().dropLast())) { hasPlain = true }
            case .lineEnd, .group, .mark: isPrivate = false
            case .word: break
            }
        }
        return (count, hasPlain)
    }

    /// Whether every parameter has a default.
    private static func asksForNothing(_ parameters: String) -> Bool {
        var pieces = SourcePieces(parameters)
        var (hasWords, hasDefault) = (false, false)
        while let piece = pieces.next() {
            switch piece {
            case .mark(","):
                if hasWords && !hasDefault { return false }
                (hasWords, hasDefault) = (false, false)
            case .mark("="): hasDefault = true
            case .word: hasWords = true
            case .mark, .group, .lineEnd: break
            }
        }
        return hasDefault || !hasWords
    }
}
