import Foundation

/// The number that a text shows: its digits by exponent, and its sign.
struct ShownNumber {
    private var digits: [Int] = []
    /// The exponent of the first of `digits`, the least significant.
    private(set) var lowest = 0
    /// −1, 0 or 1. A number shown as zero is 0, whatever its value.
    private(set) var sign = 0

    init(_ text: NumberText) {
        var range: ClosedRange<Int>?
        for case .digit(let exponent) in text.tokens.map(\.key) {
            range = range.map { min($0.lowerBound, exponent)...max($0.upperBound, exponent) } ?? exponent...exponent
        }
        guard let range else { return }
        lowest = range.lowerBound
        digits = [Int](repeating: 0, count: range.count)
        for token in text.tokens {
            if let exponent = token.key.exponent, let digit = token.digit { digits[exponent - lowest] = digit }
        }
        if digits.contains(where: { $0 != 0 }) { sign = (text.value ?? 0) < 0 ? -1 : 1 }
    }

    /// The digit of a place; 0 where none is shown.
    subscript(exponent: Int) -> Int {
        let index = exponent - lowest
        return digits.indices.contains(index) ? digits[index] : 0
    }

    /// Returns the exponents from the highest to the lowest that either number shows.
    static func places(_ a: ShownNumber, _ b: ShownNumber) -> ReversedCollection<Range<Int>> {
        guard !a.digits.isEmpty else { return (b.lowest..<(b.lowest + b.digits.count)).reversed() }
        guard !b.digits.isEmpty else { return (a.lowest..<(a.lowest + a.digits.count)).reversed() }
        let high = max(a.lowest + a.digits.count, b.lowest + b.digits.count)
        return (min(a.lowest, b.lowest)..<high).reversed()
    }

    /// Returns the sign of |to| − |from|.
    static func magnitudeTrend(from: ShownNumber, to: ShownNumber) -> Int {
        for place in places(from, to) where from[place] != to[place] { return from[place] < to[place] ? 1 : -1 }
        return 0
    }

    /// Returns ⌊|to| / 10^p⌋ − ⌊|from| / 10^p⌋ for every place p, beyond 10¹⁵ cut to that many and adjusted to the
    /// right last face.
    ///
    /// - Parameters:
    ///   - carry: How often the number has gone on over its highest value.
    ///   - faces: How many faces the drum of a place has.
    static func turns(
        from: ShownNumber, to: ShownNumber, carry: Int = 0, faces: (Int) -> Int = { _ in 10 }
    ) -> [Int: Int] {
        var turns: [Int: Int] = [:]
        var count = carry
        for place in places(from, to) {
            let change = to[place] - from[place]
            let base = faces(place)
            // A multiple of the faces, so that what is cut off are full turns.
            let limit = 1_000_000_000_000_000 / base * base
            count = count * base + change
            if count > limit {
                count = limit + (change + base) % base
            } else if count < -limit {
                count = -limit - (base - change) % base
            }
            turns[place] = count
        }
        return turns
    }
}
