import Foundation

/// A number whose digits can roll: it has an order, and a decimal value that says which way to go.
///
/// All integer types of the standard library, `Double`, `Float` and `Decimal` conform. A type of your own needs only
/// `decimal`; make it `AdditiveArithmetic` too, and negative values that a format rounds to zero lose their sign.
public protocol RollableNumber: Comparable, Sendable {
    /// The value in base ten, or `nil` for what has none: NaN and the infinities.
    ///
    /// Finite values outside `Decimal`'s range take the largest value in it, or zero.
    var decimal: Decimal? { get }
}

extension Decimal: RollableNumber {
    public var decimal: Decimal? { isNaN ? nil : self }
}

extension Double: RollableNumber {
    /// The shortest decimal text that reads back as this value, so `0.1` is exactly one tenth; `nil` for NaN and infinities.
    ///
    /// From 10¹²⁸ on, magnitudes become `Decimal.greatestFiniteMagnitude`; places after the 127th are cut off.
    public var decimal: Decimal? { isFinite ? Decimal(shortest: description) : nil }
}

extension Float: RollableNumber {
    /// The shortest decimal text that reads back as this value, so `0.1` is exactly one tenth; `nil` for NaN and infinities.
    public var decimal: Decimal? { isFinite ? Decimal(shortest: description) : nil }
}

extension Decimal {
    /// Reads the standard library's text of a finite floating-point number, such as `-1.5e-07`.
    ///
    /// `Decimal(string:)` refuses exponents that `Decimal` does hold, hence a reader of its own.
    init(shortest text: String) {
        var digits: UInt64 = 0
        var exponent = 0
        var sign = FloatingPointSign.plus
        var isFraction = false
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "-"): sign = .minus
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"):
                exponent += Int(Substring(rest)) ?? 0
                rest = rest[rest.endIndex...]
            default:
                digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
                if isFraction { exponent -= 1 }
            }
        }
        guard digits != 0 else {
            self = 0
            return
        }
        while exponent < -127, digits != 0 {
            digits /= 10
            exponent += 1
        }
        guard digits != 0 else {
            self = 0
            return
        }
        // An exponent above 127 would need trailing zeros in the digits, which `Decimal` strips.
        let isTooLarge = digits.description.utf8.count + exponent > 128
        let value =
            isTooLarge
            ? Decimal.greatestFiniteMagnitude
            : Decimal(sign: .plus, exponent: exponent, significand: Decimal(digits))
        self = sign == .minus ? -value : value
    }
}
