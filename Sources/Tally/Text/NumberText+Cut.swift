import SwiftUI

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

    /// Returns as much as fits, with an ellipsis for what is left out: of the beginning, the end, or both; nothing where not even that
    /// has room.
    ///
    /// The columns that are left keep their identity. The ellipsis stands where the character next to what is left did.
    /// - Parameter widths: Of the text's gauges; a part that is not known has none.
    func cut(to room: Double, _ widths: [String: Double], _ mode: Text.TruncationMode) -> NumberText {
        let free = room + 0.0005 - (widths[Self.ellipsis] ?? 0)
        guard free >= 0 else { return joined(Part(), Part(), ellipsis: nil) }
        switch mode {
        case .head: return joined(Part(), end(free, widths, after: 0), ellipsis: .ellipsis(.lead))
        case .middle:
            let before = beginning(free / 2, widths)
            let behind = end(free - before.width, widths, after: before.tokens.count)
            return joined(before, behind, ellipsis: .ellipsis(.trail))
        default: return joined(beginning(free, widths), Part(), ellipsis: .ellipsis(.trail))
        }
    }

    /// What is kept of one end.
    private struct Part {
        /// In the text's order.
        var tokens: [Token] = []
        var width = 0.0
    }

    private func beginning(_ room: Double, _ widths: [String: Double]) -> Part {
        kept(tokens, room, widths) { $0.text.prefix($1) }
    }

    private func end(_ room: Double, _ widths: [String: Double], after first: Int) -> Part {
        var part = kept(tokens[first...].reversed(), room, widths) { $0.text.suffix($1) }
        part.tokens.reverse()
        return part
    }

    /// Returns those of the tokens that fit, and of the next as many characters as do; no space stands beside the ellipsis.
    ///
    /// - Parameter characters: So many of a token's characters, of the end that comes first.
    private func kept(
        _ tokens: [Token], _ room: Double, _ widths: [String: Double], _ characters: (Token, Int) -> Substring
    ) -> Part {
        var part = Part()
        for token in tokens {
            let width = widths[token.gauge] ?? 0
            if part.width + width <= room {
                part.width += width
                part.tokens.append(token)
                continue
            }
            var (count, taken) = (0, 0.0)
            while count + 1 < token.text.count {
                let next = characters(token, count + 1).reduce(0.0) { $0 + (widths[String($1)] ?? 0) }
                if part.width + next > room { break }
                (count, taken) = (count + 1, next)
            }
            if count > 0, token.digit == nil {
                part.width += taken
                part.tokens.append(Token(key: token.key, text: String(characters(token, count)), digit: nil))
            }
            break
        }
        // The space of a mark stays, as it does in a text: no line is broken there.
        while let last = part.tokens.last, last.text.allSatisfy({ $0 == " " || $0 == "\t" }) {
            part.width -= widths[last.gauge] ?? 0
            part.tokens.removeLast()
        }
        return part
    }

    /// - Parameter ellipsis: The key of what stands between the two in a text of places; `nil`: nothing is left.
    private func joined(_ before: Part, _ behind: Part, ellipsis: Key?) -> NumberText {
        let (count, first) = (before.tokens.count, tokens.count - behind.tokens.count)
        let isHead = before.tokens.isEmpty && !behind.tokens.isEmpty
        // Where nothing is left out but characters of a broken token, it stands beside that.
        let place = isHead ? first - 1 : count
        let isBeside = !(count..<first).contains(place)
        var (all, order): ([Token], [Int]) = ([], [])
        if let ellipsis {
            let key = isVerbatim ? Key.character(position: place) : ellipsis
            all = before.tokens + [Token(key: key, text: Self.ellipsis, digit: nil)] + behind.tokens
            for old in visualOrder {
                if isHead && isBeside && old == first { order.append(count) }
                if old < count { order.append(old) }
                if old == place && !isBeside { order.append(count) }
                if old >= first { order.append(old - first + count + 1) }
                if !isHead && isBeside && old == count - 1 { order.append(count) }
            }
        }
        return NumberText(
            text: all.map(\.text).joined(), tokens: all, visualOrder: order, value: value, numerals: numerals,
            isVerbatim: isVerbatim)
    }
}

extension NumberText.Token {
    fileprivate var gauge: String { digit == nil ? drawnText : glyph(for: 0) }
}
