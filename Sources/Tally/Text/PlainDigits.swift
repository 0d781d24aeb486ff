import Foundation

/// A finite number as it is written without marks: an integer of up to 18 digits, and how many of these are a fraction.
struct PlainDigits: Equatable {
    /// All digits, the fraction's too, without trailing zeros of the fraction.
    let number: UInt64
    /// How many of the digits stand behind the point.
    let fraction: Int
    let isNegative: Bool

    /// What two numbers have in common whose texts differ in digits alone, if a style writes all of them out.
    struct Shape: Hashable {
        /// Digits before the point, at least one.
        let integer: Int
        let fraction: Int
        let isNegative: Bool
        /// Whether the one digit before the point is 0.
        let isBelowOne: Bool
    }

    static let limit = 18

    init(number: UInt64, fraction: Int = 0, isNegative: Bool) {
        self.number = number
        self.fraction = fraction
        self.isNegative = isNegative
    }

    /// `nil` for integers of more digits.
    init?(_ value: some BinaryInteger) {
        guard let number = UInt64(exactly: value.magnitude), number < Self.power(Self.limit) else { return nil }
        self.init(number: number, isNegative: value < 0)
    }

    /// Reads `-1234.50`; `nil` for what has more digits, an exponent or anything else.
    init?(text: String, limit: Int = Self.limit) {
        var number: UInt64 = 0
        var count = 0
        var fraction: Int?
        var isNegative = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                number = number &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
                if number > 0 { count += 1 }
                guard count <= limit else { return nil }
                fraction = fraction.map { $0 + 1 }
            case UInt8(ascii: "."): fraction = 0
            case UInt8(ascii: "-"): isNegative = true
            default: return nil
            }
        }
        var places = fraction ?? 0
        while places > 0, number % 10 == 0 {
            number /= 10
            places -= 1
        }
        guard places <= limit else { return nil }
        self.init(number: number, fraction: places, isNegative: isNegative)
    }

    var shape: Shape {
        let whole = number / Self.power(fraction)
        var integer = 1
        while integer < Self.limit, whole >= Self.power(integer) { integer += 1 }
        return Shape(integer: integer, fraction: fraction, isNegative: isNegative, isBelowOne: whole == 0)
    }

    /// The digit of a place by its exponent: 0 for ones, −1 for tenths; 0 where none is written.
    func digit(at exponent: Int) -> Int {
        let place = exponent + fraction
        return place < 0 || place > Self.limit ? 0 : Int(number / Self.power(place) % 10)
    }

    static func power(_ exponent: Int) -> UInt64 { powers[exponent] }

    private static let powers = (0...limit + 1).reduce(into: [UInt64]()) { powers, _ in
        powers.append((powers.last ?? 0) == 0 ? 1 : powers[powers.count - 1] * 10)
    }
}

/// A number that may be taken apart into digits without a format.
protocol PlainNumber {
    /// `nil` for what has more digits than its type is sure of, or none.
    var plainDigits: PlainDigits? { get }
}

extension PlainNumber where Self: BinaryInteger {
    var plainDigits: PlainDigits? { PlainDigits(self) }
}

extension Int: PlainNumber {}
extension Int8: PlainNumber {}
extension Int16: PlainNumber {}
extension Int32: PlainNumber {}
extension Int64: PlainNumber {}
extension UInt: PlainNumber {}
extension UInt8: PlainNumber {}
extension UInt16: PlainNumber {}
extension UInt32: PlainNumber {}
extension UInt64: PlainNumber {}

extension Decimal: PlainNumber {
    var plainDigits: PlainDigits? { isNaN ? nil : PlainDigits(text: description) }
}

extension Double: PlainNumber {
    /// Of up to 15 digits: each of those reads back as it is written.
    var plainDigits: PlainDigits? { PlainDigits(text: description, limit: 15) }
}
