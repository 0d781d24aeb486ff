import Tally

/// A roll style of the contact sheets: a row of their table.
struct SheetStyle: Sendable {
    /// In lower case with hyphens: the beginning of its files, and its place in the page.
    let name: String
    /// As it is written in code.
    let code: String
    /// What is seen of it: a clause that follows a colon.
    let look: String
    let style: RollStyle
    /// Seconds that its sheets look at; its motion is all but over by then.
    var span = 1.0

    /// In the order of the table.
    static let all = [
        SheetStyle(
            name: "flow", code: ".flow", look: "drums turn through every face between the old digit and the new one",
            style: .flow),
        SheetStyle(
            name: "per-digit-by-place", code: ".perDigit",
            look: "one old and one new glyph, sharply cut, each from its own side, ones above ones",
            style: .perDigit, span: 0.1),
        SheetStyle(
            name: "per-digit-by-position", code: ".perDigit(columns: .byPosition)",
            look: "one old and one new glyph, sharply cut, first above first, so that digits meet group marks",
            style: .perDigit(columns: .byPosition), span: 0.1),
        SheetStyle(
            name: "numeric-text", code: ".numericText",
            look: "old glyphs shrink and blur away, new ones grow and sharpen, the highest place first",
            style: .numericText),
        SheetStyle(
            name: "ticker", code: ".ticker",
            look: "what both texts have in common stays; the rest blurs away and sharpens, all at once",
            style: .ticker),
        SheetStyle(
            name: "odometer", code: ".odometer",
            look: "drums turn as often as those of a car's counter, the ones fastest",
            style: .odometer),
        SheetStyle(
            name: "continuous", code: ".continuous",
            look: "drums turn through every face, and those that stay as they are turn once around",
            style: .continuous),
    ]
}
