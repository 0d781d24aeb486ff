internal import Foundation
internal import TallyCore
internal import TallyScene

extension LayerValue {
    /// Returns this value, what is below, with another put upon it; the other alone if the two have no sum.
    ///
    /// Of transforms the other applies first and this one to its result.
    package func adding(_ other: LayerValue) -> LayerValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b)
        case (.pair(let a), .pair(let b)): return .pair(a + b)
        case (.rect(let a), .rect(let b)): return .rect(a + b)
        case (.color(let a), .color(let b)): return .color(RGBA(SIMD4(a) + SIMD4(b)))
        case (.transform(let a), .transform(let b)): return .transform(b.concatenating(a))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { $0 + $1 })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { RGBA(SIMD4($0) + SIMD4($1)) })
        default: return other
        }
    }

    /// Returns what has to be added to another value to get this one; nil if there is nothing such.
    package func minus(_ other: LayerValue) -> LayerValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a - b)
        case (.pair(let a), .pair(let b)): return .pair(a - b)
        case (.rect(let a), .rect(let b)): return .rect(a - b)
        case (.color(let a), .color(let b)): return .color(RGBA(SIMD4(a) - SIMD4(b)))
        case (.transform(let a), .transform(let b)):
            if a == b { return .transform(CATransform3DIdentity) }
            return b.inverse.map { .transform(a.concatenating($0)) }
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { $0 - $1 })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { RGBA(SIMD4($0) - SIMD4($1)) })
        default: return nil
        }
    }

    /// Returns the value a number of times; this one if it has no multiple.
    ///
    /// A whole number of times, at most 2^53, a transform is applied so often; otherwise it is the way from the identity.
    package func scaled(by factor: Double) -> LayerValue {
        switch self {
        case .number(let value): return .number(value * factor)
        case .pair(let value): return .pair(value * factor)
        case .rect(let value): return .rect(value * factor)
        case .color(let value): return .color(RGBA(SIMD4(value) * factor))
        case .transform(let value):
            if factor >= 0 && factor <= 0x1p53 && factor == factor.rounded(.down) {
                return .transform(value.power(factor))
            }
            return .transform(CATransform3DIdentity.interpolated(to: value, fraction: factor))
        case .numbers(let value): return .numbers(value.map { $0 * factor })
        case .colors(let value): return .colors(value.map { RGBA(SIMD4($0) * factor) })
        case .none, .flag, .path, .object: return self
        }
    }

    /// Returns the length of the way to another value over its numbers; nil where a distance has no meaning.
    package func distance(to other: LayerValue) -> Double? {
        guard isLike(other) else { return nil }
        if let a = lanes, let b = other.lanes {
            let way = b - a
            return (way * way).sum().squareRoot()
        }
        if case .numbers(let a) = self, case .numbers(let b) = other {
            return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
        }
        return nil
    }

    /// The value that adds nothing to this one; nil if there is nothing such.
    package var zero: LayerValue? { minus(self) }
}
