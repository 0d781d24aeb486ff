extension NumberText {
    /// Returns whether the columns of both texts take the same room in any font whose digits are as wide as one
    /// another: the same symbols, and as many digits of the same script, in whatever order.
    func isAsWide(as other: NumberText) -> Bool {
        tokens.count == other.tokens.count && room.sorted() == other.room.sorted()
    }

    /// Returns whether both texts have digits and marks of the same places.
    func hasPlaces(of other: NumberText) -> Bool {
        tokens.lazy.map(\.key).filter(\.isPlace).elementsEqual(other.tokens.lazy.map(\.key).filter(\.isPlace))
    }

    private var room: [String] { tokens.map { $0.digit == nil ? $0.drawnText : $0.glyph(for: 0) } }
}
