import Foundation

/// What is known of one style's texts, shape by shape: those that are the number's own digits need no formatter any more.
///
/// A shape is learned from Foundation: of its first number and of some more, the text has to be the digits in their
/// places. Styles that round, scale or inflect what they say go on asking Foundation.
final class NumberTemplates: Sendable {
    /// Nil for a shape of which more is to be known than its digits.
    private let known = Guarded<[PlainDigits.Shape: NumberTemplate?]>([:])

    /// - Parameter formatted: asks Foundation; nil for digits that the type of number does not hold.
    func template(for digits: PlainDigits, formatted: (PlainDigits) -> NumberText?) -> NumberTemplate? {
        let shape = digits.shape
        return known.remembered(shape, limit: 512) { Self.learn(digits, shape, formatted) }
    }

    private static func learn(
        _ digits: PlainDigits, _ shape: PlainDigits.Shape, _ formatted: (PlainDigits) -> NumberText?
    ) -> NumberTemplate? {
        guard let sample = formatted(digits), let template = NumberTemplate(sample, of: digits) else { return nil }
        for probe in probes(shape) {
            guard let text = formatted(probe), template.text(of: probe, value: text.value).isIdentical(to: text) else {
                return nil
            }
        }
        return template
    }

    /// Numbers of a shape. Two follow one another, so that no step of rounding divides both; all end in other digits than 0.
    private static func probes(_ shape: PlainDigits.Shape) -> [PlainDigits] {
        let count = shape.isBelowOne ? shape.fraction : shape.integer + shape.fraction
        guard count > 0 else { return [] }
        func number(_ digit: (Int) -> Int) -> UInt64 { (0..<count).reduce(0) { $0 * 10 + UInt64(digit($1)) } }
        let rising = number { $0 % 8 + 1 }
        let falling = number { 9 - $0 % 9 }
        let ends = number { $0 == 0 || $0 == count - 1 ? 1 : 0 }
        return [rising, rising + 1, falling, ends].map {
            PlainDigits(number: $0, fraction: shape.fraction, isNegative: shape.isNegative)
        }
    }

    // MARK: - Of all styles

    private struct Key: Hashable {
        let style: AnyHashable
        /// The locale at the time: a style can follow the user's settings and stay equal to itself.
        let locale: String
    }

    private static let all = Guarded<[Key: NumberTemplates]>([:])

    /// Those of a style, the same for all who ask. At most 64 styles are kept; then all are forgotten.
    static func of(_ style: some TaggedNumberStyle) -> NumberTemplates {
        all.remembered(Key(style: AnyHashable(style), locale: style.locale.identifier), limit: 64) { NumberTemplates() }
    }
}
