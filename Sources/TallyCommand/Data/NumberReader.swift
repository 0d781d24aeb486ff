import Foundation

/// A number as written by a person or a program, read without rounding.
///
/// Understood: `5`, `+5`, `-5`, `−5` (U+2212), `.5`, `5.`, `1e6`, `1E-3`, spaces around. `-0` is 0.
/// Refused: group marks (`1,234`: a comma means different things in different places), `NaN`, `inf`, signs of
/// currency or percent, hexadecimal, and numbers of more than 38 digits or beyond 10^±127, which `Decimal` would round.
enum NumberReader {
    /// - Parameter commaIsPoint: Whether a comma is the decimal mark, as in files separated by semicolons.
    /// - Throws: A text that begins with a verb: "is not a number; …".
    static func parse(_ text: String, commaIsPoint: Bool = false) throws(Refusal) -> Decimal {
        var rest = text.trimmingCharacters(in: .whitespaces)[...]
        guard !rest.isEmpty else { throw Refusal("is empty; write a number such as 1234.5.") }
        let isNegative = rest.first == "-" || rest.first == "\u{2212}"
        if isNegative || rest.first == "+" { rest.removeFirst() }
        let whole = digits(&rest)
        var fraction = ""
        if rest.first == "." || commaIsPoint && rest.first == "," {
            rest.removeFirst()
            fraction = digits(&rest)
        }
        guard !(whole + fraction).isEmpty else { throw refusal(text) }
        var exponent = 0
        if rest.first == "e" || rest.first == "E" {
            rest.removeFirst()
            let sign = rest.first == "-" ? -1 : 1
            if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
            let power = digits(&rest)
            guard !power.isEmpty, rest.isEmpty else { throw refusal(text) }
            exponent = sign * (Int(power.drop { $0 == "0" }.prefix(6)) ?? 0)
        }
        guard rest.isEmpty else { throw refusal(text) }
        return try decimal(whole + fraction, exponent - fraction.count, isNegative: isNegative)
    }

    /// Why a text is not taken as a number.
    struct Refusal: Error {
        let reason: String

        init(_ reason: String) {
            self.reason = reason
        }
    }

    private static func decimal(
        _ digits: String, _ exponent: Int, isNegative: Bool
    ) throws(Refusal) -> Decimal {
        var significant = String(digits.drop { $0 == "0" })
        var exponent = exponent
        while significant.last == "0" {
            significant.removeLast()
            exponent += 1
        }
        guard !significant.isEmpty else { return 0 }
        guard significant.count <= 38, (-127...127).contains(exponent),
            let mantissa = Decimal(string: significant, locale: Locale(identifier: "en_US_POSIX"))
        else {
            throw Refusal("has more than 38 digits or is beyond 10^±127; round it.")
        }
        return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: mantissa)
    }

    private static func digits(_ rest: inout Substring) -> String {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        return String(digits)
    }

    private static func refusal(_ text: String) -> Refusal {
        let isGrouped =
            text.contains { $0.isNumber } && text.contains { $0 == "," || $0 == "_" || $0 == "'" || $0 == " " }
        return Refusal(
            isGrouped
                ? "has marks between its digits; write it without, with a point for decimals: 1234.5."
                : "is not a number; write digits with a point for decimals, such as 1234.5, -3 or 1e6.")
    }
}
