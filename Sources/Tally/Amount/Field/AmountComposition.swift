/// How much wider than at rest the text field is, by which is known that an input method shows something in it.
///
/// A text field may be wider than its text, by room for the caret or because it is never narrower than so and so much: what it is at
/// rest, the field itself says.
struct AmountComposition: Equatable {
    /// Points by which the field is at least wider than a text that fills it.
    private var surplus = Double.infinity
    /// The width of the field without a text, or with a text that was first seen in it; `nil` until there was any.
    private var least: Double?
    /// Whether that is the width without a text.
    private var isLeastEmpty = false
    private var ruler: Double?
    private var height: Double?

    /// Points of what is shown less than which is none.
    private static let slack = 4.0

    init() {}

    /// Returns the room that what is composed takes, caret included; 0 for none.
    ///
    /// - Parameters:
    ///   - field: How wide the text field would be.
    ///   - ruler: The width of its text; 0 of none.
    ///   - height: That of a line: another is another font.
    mutating func width(ofField field: Double, ruler: Double, height: Double) -> Double {
        if height != self.height { self = AmountComposition() }
        if ruler == 0, !isLeastEmpty {
            least = field
            isLeastEmpty = true
        } else if !isLeastEmpty, ruler != self.ruler {
            // A text that nothing is known of: what is composed into it is seen to come.
            least = field
        } else if ruler == 0 || !isLeastEmpty {
            least = min(least ?? field, field)
        }
        self.ruler = ruler
        self.height = height
        surplus = min(surplus, field - ruler)
        return field - max(least ?? 0, ruler + surplus) > Self.slack ? field - ruler : 0
    }
}
