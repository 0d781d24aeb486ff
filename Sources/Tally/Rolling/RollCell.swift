/// One column as it is shown: a drum, or a symbol that comes and goes in place.
struct RollCell: Equatable, Identifiable {
    let id: Int
    var key: NumberText.Key
    var strip: RollStrip
    /// The glyphs of a column in which they take turns; `nil` for a drum.
    var stack: RollStack?
    /// Which of the rows of the number the column stands in.
    var side = Side.digits
    /// The digit at rest in the window; `nil` for a symbol.
    var digit: Int?
    /// Whether the column is on its way out: shown at its old position, and without a place in the layout.
    var isLeaving = false
    /// Whether it is transparent once it has left, or slides out of the window.
    var fades = true
    /// Whether the columns beside it close up when it goes and make room when it comes: it has no place of its own.
    var isTight = false
    /// Whether the place of a column that leaves closes.
    var closes = false
    /// Whether the place of a column that comes opens.
    var opens = false
    /// Where the column comes in, in faces from its target; 0 if it comes in place.
    var entrance = 0
    /// Seconds that the glyphs of a stack begin after the change.
    var delay = 0.0
    /// Seconds that the glyphs of a stack take in a stream of changes; 0 if they take their time.
    var pace = 0.0
    /// The number of the change by which a hurried column has left; `nil` for others.
    var departure: Int?
    /// The number of the change by which a column that is on its way out has left.
    var exit = 0

    /// The rows of a number: what stands before its digits, the digits with the marks between them, and what stands behind.
    enum Side {
        case head, digits, tail

        /// - Parameters:
        ///   - index: That of a column of the text, from the left.
        ///   - first: The first column that belongs to the digits, as `last` is the last one; `nil` if none does.
        init(_ index: Int, first: Int?, last: Int?) {
            self = .digits
            if let first, index < first { self = .head }
            if let last, index > last { self = .tail }
        }

        /// Returns the rows of a text's tokens; empty if all stand among the digits.
        ///
        /// Symbols stand before the first digit or mark, or behind the last. Where a number that is cut has none of these left, the
        /// ellipsis stands for them.
        static func all(of text: NumberText) -> [Self] {
            let order = text.visualOrder
            func isPlace(_ token: Int) -> Bool { text.tokens[token].key.isPlace }
            var sides: [Self]
            if let first = order.firstIndex(where: isPlace), let last = order.lastIndex(where: isPlace) {
                guard first > 0 || last < order.count - 1 else { return [] }
                sides = Array(repeating: .digits, count: order.count)
                for token in order[..<first] { sides[token] = .head }
                for token in order[(last + 1)...] { sides[token] = .tail }
            } else if let cut = order.firstIndex(where: { text.tokens[$0].key.isEllipsis }) {
                sides = Array(repeating: .head, count: order.count)
                let first = text.tokens[order[cut]].key == .ellipsis(.trail) ? cut : cut + 1
                for token in order[first...] { sides[token] = .tail }
            } else {
                return []
            }
            return sides
        }
    }

    var opacity: Double { isLeaving && fades ? 0 : 1 }
    var text: String { strip.text }
    /// What is read here when nothing moves; empty if nothing is.
    var face: String { stack?.face ?? strip.face }
    /// As `face`, or what was read here last.
    var lastFace: String { stack?.lastFace ?? strip.face }
    /// The script of the digit read here last; `nil` for what is no digit.
    var numerals: NumeralSystem? { lastFace.first.flatMap { NumeralSystem.digit(of: $0)?.system } }
}
