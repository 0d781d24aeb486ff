import Foundation
import SwiftUI

/// A decimal number as an animatable value: what is between two numbers is computed with 38 digits, not with 16.
///
/// Sums and products that no `Decimal` holds are held to the largest or smallest one.
struct CountAmount: VectorArithmetic {
    var value: Decimal
    /// The power of ten of the last place shown, the unit in which a spring compares the number with its target.
    ///
    /// Of two numbers the finer one counts; a zero that nobody wrote has none.
    var place: Int

    static let noPlace = Int.max

    static var zero: CountAmount { CountAmount(value: 0, place: noPlace) }

    static func + (a: Self, b: Self) -> Self {
        CountAmount(value: clamped(a.value + b.value, near: a.value), place: min(a.place, b.place))
    }

    static func - (a: Self, b: Self) -> Self {
        CountAmount(value: clamped(a.value - b.value, near: a.value), place: min(a.place, b.place))
    }

    mutating func scale(by rhs: Double) {
        guard rhs.magnitude >= 1e-60, value != 0 else { return value = 0 }
        guard rhs != 1 else { return }
        // Beyond that, nothing but zero can be multiplied within a Decimal's range.
        let factor = Decimal(max(-1e120, min(rhs, 1e120)))
        let product = value * factor
        if product.isNaN, rhs.magnitude < 1 {
            value = 0
        } else {
            value = Self.clamped(product, near: value * (rhs < 0 ? -1 : 1))
        }
    }

    /// In units of the last place. Held to 10³⁰⁰, for what is not finite cannot be animated.
    var magnitudeSquared: Double {
        let unit = place == Self.noPlace ? 1 : pow(10, Double(-place))
        let length = min(NSDecimalNumber(decimal: value).doubleValue.magnitude * unit, 1e150)
        return length * length
    }

    private static func clamped(_ value: Decimal, near sign: Decimal) -> Decimal {
        guard value.isNaN else { return value }
        return sign < 0 ? -Decimal.greatestFiniteMagnitude : .greatestFiniteMagnitude
    }
}
