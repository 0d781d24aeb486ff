extension InlineMarkdown {
    mutating func open(_ kind: Bracket.Kind, length: Int) {
        nodes.append(Node(text: text(place..<place + length), isClosed: true))
        brackets.append(Bracket(node: nodes.count - 1, kind: kind))
        place += length
    }

    mutating func closeBracket() {
        guard let bracket = brackets.popLast() else { return take() }
        guard bracket.isActive, peek(1) == "(" else { return take() }
        switch bracket.kind {
        case .attributes:
            guard let end = scalars[place...].firstIndex(of: ")") else { return take() }
            let attributes = String(text(place + 2..<end).filter { !$0.isWhitespace })
            finish(bracket, at: end + 1)
            guard attributes.split(separator: ",").contains("inflect:true") else { return }
            for index in nodes.indices.dropFirst(bracket.node) { nodes[index].inflection = bracket.node }
        case .link, .picture:
            guard let (destination, end) = destination(from: place + 2) else { return take() }
            finish(bracket, at: end)
            if bracket.kind == .picture { return }
            for index in nodes.indices.dropFirst(bracket.node) { nodes[index].destination = destination }
            // No link is in another.
            for index in brackets.indices where brackets[index].kind == .link { brackets[index].isActive = false }
        }
    }

    private mutating func finish(_ bracket: Bracket, at end: Int) {
        nodes[bracket.node].text = ""
        joinEmphasis(from: bracket.node)
        // What follows is not part of it.
        if let last = nodes.indices.last { nodes[last].isClosed = true }
        place = end
    }

    /// Returns a destination and the title behind it, up to the closing parenthesis.
    private func destination(from start: Int) -> (String, end: Int)? {
        var index = start
        func skipSpace() { while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 } }
        skipSpace()
        guard index < scalars.count else { return nil }
        var text = String.UnicodeScalarView()
        func takeEscaped() {
            if scalars[index] == "\\", index + 1 < scalars.count, scalars[index + 1].isASCIIPunctuation { index += 1 }
            text.append(scalars[index])
            index += 1
        }
        if scalars[index] == "<" {
            index += 1
            while index < scalars.count, scalars[index] != ">" {
                if scalars[index] == "<" || scalars[index] == "\n" { return nil }
                takeEscaped()
            }
            index += 1
        } else {
            var depth = 0
            while index < scalars.count {
                let scalar = scalars[index]
                if scalar.properties.isWhitespace || scalar.value < 0x20 { break }
                if scalar == "(" { depth += 1 }
                if scalar == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                takeEscaped()
            }
            if depth > 0 { return nil }
        }
        let afterDestination = index
        skipSpace()
        guard index < scalars.count else { return nil }
        if scalars[index] != ")" {
            guard index > afterDestination, let end = titleEnd(from: index) else { return nil }
            index = end
            skipSpace()
        }
        guard index < scalars.count, scalars[index] == ")" else { return nil }
        return (String(text), index + 1)
    }

    private func titleEnd(from start: Int) -> Int? {
        let closing: Unicode.Scalar
        switch scalars[start] {
        case "\"": closing = "\""
        case "'": closing = "'"
        case "(": closing = ")"
        default: return nil
        }
        var index = start + 1
        while index < scalars.count {
            if scalars[index] == closing { return index + 1 }
            index += scalars[index] == "\\" ? 2 : 1
        }
        return nil
    }

    // MARK: Autolinks

    /// Reads `<https://example.com>` and `<name@example.com>`.
    mutating func readAutolink() {
        guard let end = scalars[place...].firstIndex(of: ">") else { return take() }
        let inner = scalars[(place + 1)..<end]
        let isOpen = inner.contains { $0.properties.isWhitespace || $0.value < 0x20 || $0 == "<" }
        guard !isOpen, let isMail = Self.isMail(inner) else { return take() }
        let address = text(inner.indices)
        nodes.append(Node(text: address, destination: isMail ? "mailto:" + address : address, isClosed: true))
        place = end + 1
    }

    /// Returns whether an address is one of mail; nil if it is neither that nor one with a scheme.
    private static func isMail(_ inner: ArraySlice<Unicode.Scalar>) -> Bool? {
        func isOf(_ scalar: Unicode.Scalar, _ others: String) -> Bool {
            scalar.isASCII && (scalar.properties.isAlphabetic || others.unicodeScalars.contains(scalar))
        }
        if let colon = inner.firstIndex(of: ":") {
            let scheme = inner[..<colon]
            if (2...32).contains(scheme.count), scheme.first?.properties.isAlphabetic == true,
                scheme.allSatisfy({ isOf($0, "0123456789+.-") })
            {
                return false
            }
        }
        guard let at = inner.firstIndex(of: "@"), at > inner.startIndex, at + 1 < inner.endIndex,
            inner.count(where: { $0 == "@" }) == 1
        else { return nil }
        return inner.allSatisfy { isOf($0, "0123456789.!#$%&'*+/=?^_{|}~-@") } ? true : nil
    }

    // MARK: Character references

    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}",
        "reg": "\u{AE}", "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}", "times": "\u{D7}",
    ]

    /// Reads the names that occur most, and numbers; others stay as they are.
    mutating func readReference() {
        guard let end = scalars[place...].prefix(10).firstIndex(of: ";") else { return take() }
        let name = text(place + 1..<end)
        var scalar = Self.names[name]
        if name.hasPrefix("#x") || name.hasPrefix("#X") {
            scalar = UInt32(name.dropFirst(2), radix: 16).map(Self.scalar)
        } else if name.hasPrefix("#") {
            scalar = UInt32(name.dropFirst()).map(Self.scalar)
        }
        guard let scalar else { return take() }
        append(String(scalar))
        place = end + 1
    }

    private static func scalar(_ value: UInt32) -> Unicode.Scalar {
        value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
