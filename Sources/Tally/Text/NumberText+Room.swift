extension NumberText {
    /// Whether the columns stand in the order of the text.
    var isLeftToRight: Bool { visualOrder.elementsEqual(tokens.indices) }

    /// Returns whether the columns of both texts take the same room in any font whose digits are as wide as one
    /// another: the same symbols, and as many digits of the same script, in whatever order.
    func isAsWide(as other: NumberText) -> Bool {
        tokens.count == other.tokens.count && room.sorted() == other.room.sorted()
    }

    /// Returns whether both texts have digits and marks of the same places.
    func hasPlaces(of other: NumberText) -> Bool {
        tokens.lazy.map(\.key).filter(\.isPlace).elementsEqual(other.tokens.lazy.map(\.key).filter(\.isPlace))
    }

    /// Returns whether what stands beside the digits does so on the same side in both texts.
    func hasSides(of other: NumberText) -> Bool {
        func symbols(_ text: NumberText) -> [(key: Key, side: RollCell.Side)] {
            let sides = RollCell.Side.all(of: text)
            return text.tokens.indices.compactMap { index in
                sides.isEmpty || sides[index] == .digits ? nil : (text.tokens[index].key, sides[index])
            }
        }
        return symbols(self).elementsEqual(symbols(other), by: ==)
    }

    private var room: [String] { tokens.map { $0.digit == nil ? $0.drawnText : $0.glyph(for: 0) } }
}
