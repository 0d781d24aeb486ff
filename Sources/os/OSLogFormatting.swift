internal import Foundation

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isLeft: Bool

    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
    /// At the right of so many columns; one that is longer is written whole.
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: false)
    }
    /// At the left of so many columns; one that is longer is written whole.
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    func aligned(_ text: String) -> String {
        // More than a screen has would be a mistake.
        let missing = min(columns, 1000) - text.count
        if missing <= 0 { return text }
        let space = String(repeating: " ", count: missing)
        return isLeft ? text + space : space + text
    }
}

/// How a Boolean is written.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`
    case truth
    /// `YES` or `NO`
    case answer
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var hasSign = false
    private var hasPrefix = false
    private var isUppercase = false
    private var digits = 0

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// - Parameter minDigits: zeros are put before fewer; held within 0...1000.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits())
    }
    public static var hex: OSLogIntegerFormatting { hex() }
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            digits: minDigits())
    }
    public static var octal: OSLogIntegerFormatting { octal() }
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            digits: minDigits())
    }

    func string(_ number: some FixedWidthInteger) -> String {
        var text = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let missing = min(digits, 1000) - text.count
        if missing > 0 { text = String(repeating: "0", count: missing) + text }
        if hasPrefix { text = (radix == 16 ? "0x" : "0") + text }
        return (number < 0 ? "-" : hasSign ? "+" : "") + text
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    private var letter: String
    private var precision: Int?
    private var hasSign = false

    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(letter: "f") }
    /// - Parameter precision: the digits behind the point, held within 0...100.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: uppercase ? "F" : "f", precision: precision(), hasSign: explicitPositiveSign)
    }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(letter: "a") }
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: uppercase ? "A" : "a", hasSign: explicitPositiveSign)
    }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
    }
    /// The shorter of `fixed` and `exponential`.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(letter: uppercase ? "G" : "g", precision: precision(), hasSign: explicitPositiveSign)
    }

    func string(_ number: Double) -> String {
        let places = precision.map { ".\(min(max($0, 0), 100))" } ?? ""
        return String(format: "%\(hasSign ? "+" : "")\(places)\(letter)", number)
    }
}
