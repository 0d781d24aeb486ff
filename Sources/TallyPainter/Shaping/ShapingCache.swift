internal import TallyScene

/// Shaped paragraphs used lately: two generations, the older one dropped whole when the younger is full.
struct ShapingCache {
    /// Glyphs in a generation; a paragraph counts as 16 more than it has.
    static let limit = 131_072

    private var young: [Paragraph: ShapedText] = [:]
    private var old: [Paragraph: ShapedText] = [:]
    private var cost = 0

    subscript(paragraph: Paragraph) -> ShapedText? {
        mutating get {
            if let text = young[paragraph] { return text }
            guard let text = old[paragraph] else { return nil }
            insert(text, for: paragraph)
            return text
        }
    }

    mutating func insert(_ text: ShapedText, for paragraph: Paragraph) {
        let price = text.lines.reduce(16) { $0 + $1.runs.reduce(4) { $0 + $1.glyphs.count } }
        if cost + price > Self.limit {
            old = young
            young = [:]
            cost = 0
        }
        cost += price
        young[paragraph] = text
    }
}
