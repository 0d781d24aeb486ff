/// An exact fraction, lowest terms, for the reference. What does not fit is `overflow`, and so is what it is used in.
struct Rational: Equatable {
    static let overflow = Rational(0, over: 0)
    static let zero = Rational(0)

    let numerator: Int
    /// Above 0; 0 for `overflow`.
    let denominator: Int

    init(_ whole: Int) { self.init(whole, over: 1) }

    private init(_ numerator: Int, over denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    init(_ numerator: Int, _ denominator: Int) {
        if denominator == 1 {
            self.init(numerator, over: 1)
        } else if denominator == 0 {
            self = .overflow
        } else {
            let divisor = Self.divisor(numerator, denominator) * denominator.signum()
            self.init(numerator / divisor, over: denominator / divisor)
        }
    }

    /// Exact for multiples of 1/8, which are all that the tests use.
    init(eighths value: Double) { self.init(Int(value * 8), 8) }

    var isOverflow: Bool { denominator == 0 }
    var isZero: Bool { numerator == 0 && denominator != 0 }
    var isNegative: Bool { numerator < 0 }
    var isPositive: Bool { numerator > 0 }
    var double: Double { Double(numerator) / Double(denominator) }

    private static func divisor(_ left: Int, _ right: Int) -> Int {
        var (a, b) = (abs(left), abs(right))
        while b != 0 { (a, b) = (b, a % b) }
        return max(a, 1)
    }

    static prefix func - (value: Self) -> Self { Self(-value.numerator, over: value.denominator) }

    static func + (left: Self, right: Self) -> Self {
        if left.isOverflow || right.isOverflow { return .overflow }
        let (a, first) = left.numerator.multipliedReportingOverflow(by: right.denominator)
        let (b, second) = right.numerator.multipliedReportingOverflow(by: left.denominator)
        let (sum, third) = a.addingReportingOverflow(b)
        let (below, fourth) = left.denominator.multipliedReportingOverflow(by: right.denominator)
        return first || second || third || fourth ? .overflow : Self(sum, below)
    }

    static func - (left: Self, right: Self) -> Self { left + -right }

    static func * (left: Self, right: Self) -> Self {
        if left.isOverflow || right.isOverflow { return .overflow }
        let (above, first) = left.numerator.multipliedReportingOverflow(by: right.numerator)
        let (below, second) = left.denominator.multipliedReportingOverflow(by: right.denominator)
        return first || second ? .overflow : Self(above, below)
    }

    static func / (left: Self, right: Self) -> Self {
        right.numerator < 0
            ? left * Self(-right.denominator, over: -right.numerator)
            : left * Self(right.denominator, over: right.numerator)
    }

    static func < (left: Self, right: Self) -> Bool { (left - right).isNegative }
}
