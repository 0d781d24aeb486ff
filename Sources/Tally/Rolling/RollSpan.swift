/// The places that the columns of several numbers begin by, one after another.
struct RollSpan: Equatable {
    /// Exponents of the lowest and of the highest place.
    let places: ClosedRange<Int>

    /// Seconds from the first column to the last.
    static let duration = 0.15

    init(_ places: ClosedRange<Int>) { self.places = places }

    /// The places of a text; `nil` if it shows no digit.
    init?(_ text: NumberText) {
        let exponents = text.tokens.compactMap(\.key.exponent)
        guard let low = exponents.min(), let high = exponents.max() else { return nil }
        places = low...high
    }

    func union(_ other: RollSpan?) -> RollSpan {
        guard let other else { return self }
        return RollSpan(
            min(places.lowerBound, other.places.lowerBound)...max(places.upperBound, other.places.upperBound))
    }

    /// Returns the delay in seconds after the change: 0 for the highest place and what stands before it, 0.15 for the
    /// lowest and what follows.
    func delay(of key: NumberText.Key) -> Double {
        let exponent: Int
        switch key {
        case .digit(let place), .group(let place): exponent = place
        case .symbol(.point, _): exponent = 0
        case .symbol(.unit, _), .symbol(.percent, _), .symbol(.trail, _): exponent = places.lowerBound
        case .symbol, .character: exponent = places.upperBound
        }
        guard places.count > 1 else { return 0 }
        let rank = Double(places.upperBound - exponent) / Double(places.count - 1)
        return Self.duration * min(1, max(0, rank))
    }
}
