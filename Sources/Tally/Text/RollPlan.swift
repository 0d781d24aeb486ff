/// What will happen when one formatted number takes the place of another: per column, what comes, goes and turns.
///
/// Its description is meant to be read and to be compared in tests, one changed column a line:
///
///     let format = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US"))
///     print(RollPlan(from: NumberText(9.99, format: format), to: NumberText(10.5, format: format)))
///     // +e1 0→1
///     //  e0 9→0 Δ+1
///     //  e-1 9→5 Δ+6
///     //  e-2 9→0 Δ+1
///
/// - `+` enters, `-` exits, a space stays. Digits enter from 0 and exit to 0; symbols do not roll.
/// - Both numbers of one sign (zero goes with either): drums turn forward if the magnitude grows and backward if it shrinks,
///   glyphs travel as the sense says. So −9 → −10 counts forward while glyphs travel down.
/// - The sign changes: every changed column makes one replacement.
/// - NaN, the infinities and texts of different numbering systems cross-fade. Verbatim texts are compared as by `ticker`,
///   except in the style `perDigit`, which compares any characters.
/// - A number and a verbatim text, such as a placeholder: what both begin with and what both end with stays; the rest leaves as
///   a whole, and what takes its place comes as a whole.
public struct RollPlan: Hashable, Sendable {
    /// All columns in the order of the eye: the new text's, left to right, exits where they were.
    ///
    /// An exit follows the nearest column to its left that stays, before any that enters there.
    public let columns: [Column]
    /// The sign of new minus old, −1, 0 or 1: of the values, or if these are equal, of what is shown.
    public let trend: Int
    /// The sign of |new| minus |old| as shown: −1, 0 or 1.
    public let magnitudeTrend: Int

    /// Plans a change.
    ///
    /// The style `perDigit` has a sense of its own, which only `.up`, `.down` and `.perDigit` override.
    /// - Parameter maxima: The highest digit of a place, by its exponent, as `rollMaxima(_:)` takes it.
    /// - Complexity: O(*n*) in the columns; `ticker` up to O(*n*²), bounded: parts longer than 256 characters that differ
    ///   are replaced position by position.
    public init(
        from: NumberText, to: NumberText, style: RollStyle = .flow, sense: RollSense = .trend,
        maxima: [Int: Int] = [:]
    ) {
        self.init(from: from, to: to, style: style, sense: sense, maxima: RollMaxima(maxima))
    }

    init(from: NumberText, to: NumberText, style: RollStyle, sense: RollSense, maxima: RollMaxima) {
        let rule = RollRule(from: from, to: to, style: style, sense: sense, maxima: maxima)
        trend = rule.trend
        magnitudeTrend = rule.magnitudeTrend
        columns = rule.columns()
    }

    /// Whether nothing changes but, at most, places.
    public var isEmpty: Bool { !columns.contains(where: \.isChanged) }
}

extension RollPlan: CustomStringConvertible {
    /// The changed columns, one a line, without a newline at the end; empty if nothing changes.
    public var description: String {
        columns.filter(\.isChanged).map(\.description).joined(separator: "\n")
    }
}
