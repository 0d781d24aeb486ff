/// A variable as it is written in a type, read without a parser: enough for a name, a type and a default.
struct StoredVariable {
    let name: String
    let attributes: [String]
    /// As written behind the colon.
    let type: String?
    /// As written behind the equals sign.
    let initialValue: String?
    /// Neither static nor lazy nor computed, and not a constant.
    let isOfInstance: Bool

    /// A value of the type it is in cannot be made without one for it, going by its own words alone.
    let needsValue: Bool

    /// The type of a literal number, where that is all there is.
    var literalType: String? {
        guard let value = initialValue?.trimmed, let first = value.first, first.isNumber || first == "-" else {
            return nil
        }
        return value.contains(".") || value.contains("e") ? "Double" : nil
    }

    /// Those of a type's body, in order; what stands within braces and brackets is not looked into.
    static func all(in source: String) -> [StoredVariable] {
        var found: [StoredVariable] = []
        var attributes: [String] = []
        var modifiers: [String] = []
        var pieces = SourcePieces(source)
        while let piece = pieces.next() {
            switch piece {
            case .word(let word) where word.hasPrefix("@"):
                attributes.append(word.dropFirst() + pieces.group(after: "("))
            case .word("var"), .word("let"):
                if let variable = one(&pieces, attributes, modifiers, isConstant: piece == .word("let")) {
                    found.append(variable)
                }
                (attributes, modifiers) = ([], [])
            case .word(let word): modifiers.append(word)
            case .group, .mark: (attributes, modifiers) = ([], [])
            case .lineEnd: break
            }
        }
        return found
    }

    private static func one(
        _ pieces: inout SourcePieces, _ attributes: [String], _ modifiers: [String], isConstant: Bool
    ) -> StoredVariable? {
        guard case .word(let name)? = pieces.next() else { return nil }
        let type = pieces.take(":") ? pieces.text(until: ["=", "{", ";", ","]) : nil
        let value = pieces.take("=") ? pieces.text(until: [";"]) : nil
        // Braces without a value: accessors, or what watches a stored variable.
        let accessors = value == nil ? pieces.group(after: "{") : ""
        let isComputed = !accessors.isEmpty && !accessors.contains("didSet") && !accessors.contains("willSet")
        let isShared = modifiers.contains { ["static", "class", "lazy"].contains($0) }
        let mayBeNil = !isConstant && (type?.trimmed.hasSuffix("?") ?? false || type?.trimmed.hasSuffix("!") ?? false)
        return StoredVariable(
            name: name.trimmingBackticks, attributes: attributes, type: type?.trimmed, initialValue: value?.trimmed,
            isOfInstance: !isShared && !isComputed && !isConstant,
            needsValue: !isShared && !isComputed && value == nil && !mayBeNil)
    }
}

extension String {
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[first...self.lastIndex { !$0.isWhitespace }!])
    }

    fileprivate var trimmingBackticks: String { filter { $0 != "`" } }

    /// The words of a declaration that stand before its first bracket of the kind.
    func words(before bracket: Character) -> [String] {
        var words: [String] = []
        var pieces = SourcePieces(self)
        while let piece = pieces.next() {
            if case .group(let text) = piece, text.first == bracket { return words }
            if case .word(let word) = piece { words.append(word) }
        }
        return words
    }

    /// What stands within the braces of a declaration; nil without any.
    var body: String? {
        var pieces = SourcePieces(self)
        while let piece = pieces.next() {
            if case .group(let text) = piece, text.hasPrefix("{") { return String(text.dropFirst().dropLast()) }
        }
        return nil
    }
}
