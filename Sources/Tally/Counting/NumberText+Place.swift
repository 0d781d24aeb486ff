import Foundation

extension NumberText {
    /// Returns the power of ten of the values that one step of the last digit of two texts stands for: −2 for `$9.99`,
    /// −3 for `25.4%`, 5 for `1.2M`; the finer of the two.
    ///
    /// What the format scales its numbers by is seen from the texts.
    static func lastPlace(_ one: NumberText, _ other: NumberText) -> Int {
        min(one.lastPlace(scale: one.scale ?? other.scale ?? 0), other.lastPlace(scale: other.scale ?? one.scale ?? 0))
    }

    /// Returns the last place; without digits to go by, the places of the value itself count.
    private func lastPlace(scale: Int) -> Int {
        tokens.compactMap(\.key.exponent).min().map { $0 - scale } ?? value.map { min($0.exponent, 0) } ?? 0
    }

    /// The power of ten that the digits have and the value has not: 2 for percentages. `nil` for zero, which does not
    /// tell.
    private var scale: Int? {
        if tokens.contains(where: { $0.key == .symbol(.percent) }) { return 2 }
        let first = tokens.filter { ($0.digit ?? 0) > 0 }.compactMap(\.key.exponent).max()
        guard let first, let value, value != 0 else { return nil }
        let own = value.exponent + Self.digitCount(value.significand) - 1
        // One place may come from rounding: 0.96 as 1.
        return abs(first - own) > 1 ? first - own : 0
    }

    private static func digitCount(_ significand: Decimal) -> Int {
        "\(significand.magnitude)".prefix { $0.isNumber }.utf8.count
    }
}
