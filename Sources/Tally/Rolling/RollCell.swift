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
    /// The number of the change by which the column left: it is shown at its old position, and has no place in the layout. `nil`
    /// while it stays.
    var exit: Int?
    /// Whether it is transparent once it has left, or slides out of the window.
    var fades = true
    /// Whether the columns beside it close up when it goes and make room when it comes: it has no place of its own.
    var isTight = false
    /// Whether the place of a column that leaves closes.
    var closes = false
    /// Whether the place of a column that comes opens.
    var opens = false
    /// The column in whose place it came, of another kind, for the place to stay where it was.
    var predecessor: Int?
    /// Where the column comes in, in faces from its target; 0 if it comes in place.
    var entrance = 0
    /// Seconds that the glyphs of a stack begin after the change.
    var delay = 0.0
    /// Seconds that the glyphs of a stack take in a stream of changes; 0 if they take their time.
    var pace = 0.0
    /// Whether it leaves in a stream of changes, and is gone after a moment.
    var isHurried = false

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
            // Those of the digits, of which a number may have none.
            let digits: Range<Int>
            if let first = order.firstIndex(where: isPlace), let last = order.lastIndex(where: isPlace) {
                digits = first..<last + 1
            } else if let cut = order.firstIndex(where: { text.tokens[$0].key.isEllipsis }) {
                let first = text.tokens[order[cut]].key == .ellipsis(.trail) ? cut : cut + 1
                digits = first..<first
            } else {
                return []
            }
            guard digits != order.indices else { return [] }
            var sides = Array(repeating: Self.digits, count: order.count)
            for token in order[..<digits.lowerBound] { sides[token] = .head }
            for token in order[digits.upperBound...] { sides[token] = .tail }
            return sides
        }
    }

    var isLeaving: Bool { exit != nil }
    /// The number of the change by which a hurried column has left; `nil` for others.
    var departure: Int? { isHurried ? exit : nil }
    var opacity: Double { isLeaving && fades ? 0 : 1 }
    var text: String { strip.text }
    /// What is read here when nothing moves; empty if nothing is.
    var face: String { stack?.face ?? strip.face }
    /// As `face`, or what was read here last.
    var lastFace: String { stack?.lastFace ?? strip.face }
    /// The script of the digit read here last; `nil` for what is no digit.
    var numerals: NumeralSystem? { lastFace.first.flatMap { NumeralSystem.digit(of: $0)?.system } }
}
