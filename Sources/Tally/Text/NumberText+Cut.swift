extension NumberText {
    /// Stands for what is left out.
    private static let ellipsis = "…"

    /// The parts whose widths tell how wide the text is, and how much of it fits: all digits are as wide as a zero.
    var gauges: [String] {
        var parts: [String] = []
        func add(_ part: String) { if !parts.contains(part) { parts.append(part) } }
        for token in tokens {
            add(token.gauge)
            if token.text.count > 1 { for character in token.text { add(String(character)) } }
        }
        add(Self.ellipsis)
        return parts
    }

    /// Returns how many points the text takes, from the widths of its parts; `nil` if one is not known.
    func width(_ widths: [String: Double]) -> Double? {
        guard gauges.allSatisfy({ widths[$0] != nil }) else { return nil }
        return tokens.reduce(0) { $0 + (widths[$1.gauge] ?? 0) }
    }

    /// Returns as much of the beginning as fits, with an ellipsis behind; nothing where not even that has room.
    ///
    /// The columns that are left keep their identity. The ellipsis stands where the first character did that is left out.
    /// - Parameter widths: Of the text's gauges; a part that is not known has none.
    func cut(to room: Double, _ widths: [String: Double]) -> NumberText {
        var free = room + 0.0005 - (widths[Self.ellipsis] ?? 0)
        guard free >= 0 else { return beginning([], ellipsis: nil) }
        var kept: [Token] = []
        for token in tokens {
            let width = widths[token.gauge] ?? 0
            if width <= free {
                free -= width
                kept.append(token)
                continue
            }
            let part = token.text.prefix { character in
                free -= widths[String(character)] ?? 0
                return free >= 0
            }
            if !part.isEmpty, part.count < token.text.count, token.digit == nil {
                kept.append(Token(key: token.key, text: String(part), digit: nil))
            }
            break
        }
        while kept.last?.text.allSatisfy(\.isWhitespace) ?? false { kept.removeLast() }
        let key = isVerbatim ? Key.character(position: kept.count) : .symbol(.trail, ordinal: .max)
        return beginning(kept, ellipsis: Token(key: key, text: Self.ellipsis, digit: nil))
    }

    private func beginning(_ kept: [Token], ellipsis: Token?) -> NumberText {
        let tokens = kept + (ellipsis.map { [$0] } ?? [])
        return NumberText(
            text: tokens.map(\.text).joined(), tokens: tokens, visualOrder: visualOrder.filter { $0 < tokens.count },
            value: value, numerals: numerals, isVerbatim: isVerbatim)
    }
}

extension NumberText.Token {
    fileprivate var gauge: String { digit == nil ? drawnText : glyph(for: 0) }
}
