import Foundation

extension AmountInput {
    /// Digits after the decimal mark that the currency has, in whatever locale.
    var fractionDigits: Int { format.fractionDigits }

    /// The most that can be reached in steps of the currency; `nil` if there is no limit.
    var maximum: Decimal? { limits.flatMap { $0.upperBound.isFinite ? rounded($0.upperBound, up: false) : nil } }
    var minimum: Decimal? { limits.flatMap { $0.lowerBound.isFinite ? rounded($0.lowerBound, up: true) : nil } }
    var allowsNegative: Bool { minimum.map { $0 < 0 } ?? true }

    private func rounded(_ value: Decimal, up: Bool) -> Decimal {
        // Nothing to do for nearly every limit there is.
        if value.exponent >= -fractionDigits { return value }
        return value.meant(fractionDigits: fractionDigits).rounded(fractionDigits, up ? .up : .down)
    }

    static func amount(of raw: [UInt8]) -> Decimal? {
        var significand: UInt64 = 0
        var digits = 0
        var fraction = 0
        var hasPoint = false
        for byte in raw {
            if byte.isDigit {
                digits += 1
                if digits < 19 { significand = significand * 10 + UInt64(byte - .zero) }
                if hasPoint { fraction += 1 }
            } else if byte == .point {
                hasPoint = true
            }
        }
        guard digits > 0 else { return nil }
        if digits >= 19 {
            return Decimal(string: String(decoding: raw, as: UTF8.self), locale: Locale(identifier: "en_US_POSIX"))
        }
        let isNegative = raw.first == .minus && significand > 0
        if fraction == 0 { return isNegative ? -Decimal(significand) : Decimal(significand) }
        return Decimal(sign: isNegative ? .minus : .plus, exponent: -fraction, significand: Decimal(significand))
    }

    /// Returns the raw text of an amount from outside; a fraction has all the digits of the currency.
    func bytes(of amount: Decimal) -> Result<[UInt8], Refusal> {
        guard amount.isFinite else { return .failure(.notANumber) }
        if amount < 0, !allowsNegative { return .failure(.negative) }
        let raw = bytes(within: amount)
        let digits = raw.count - (raw.contains(.minus) ? 1 : 0) - (raw.contains(.point) ? 1 : 0)
        return digits > Self.digitLimit ? .failure(.tooLong) : .success(raw)
    }

    /// Returns the same for an amount that is known to be legal.
    func bytes(within amount: Decimal) -> [UInt8] {
        var raw = Array(amount.meant(fractionDigits: fractionDigits).description.utf8)
        if let point = raw.firstIndex(of: .point) {
            let end = point + fractionDigits + 1
            if raw.count > end {
                raw.removeSubrange(end...)
            } else {
                raw += Array(repeating: .zero, count: end - raw.count)
            }
            if raw[(point + 1)...].allSatisfy({ $0 == .zero }) { raw.removeSubrange(point...) }
        }
        return raw.allSatisfy { $0 == .zero || $0 == .minus } ? [] : raw
    }
}

extension Decimal {
    var isFinite: Bool { !isNaN && !isInfinite }

    func rounded(_ fractionDigits: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
        var (result, value) = (Decimal(), self)
        NSDecimalRound(&result, &value, fractionDigits, mode)
        return result
    }

    /// Returns the amount with so many digits that was meant by one that has been a `Double`, as that of the literal 19.99 is
    /// 19.989999999999995904; of any other the amount itself.
    func meant(fractionDigits: Int) -> Decimal {
        // Of the smallest ones no share can be taken: `Decimal` has none so small.
        if exponent >= -fractionDigits || magnitude < Self.leastRounded { return self }
        let nearest = rounded(fractionDigits, .plain)
        // A `Double` has 15 digits; sums of a few are nearly as good.
        let noise = min(magnitude * Decimal(sign: .plus, exponent: -14, significand: 1), Decimal.mostNoise)
        return (self - nearest).magnitude <= noise ? nearest : self
    }

    private static let leastRounded = Decimal(sign: .plus, exponent: -50, significand: 1)
    /// What is farther from a step of the currency was meant, however large the amount is.
    private static let mostNoise = Decimal(sign: .plus, exponent: -6, significand: 1)
}
