@testable import TallySolver

/// SplitMix64: the same numbers for the same seed, everywhere.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }

    /// Of one to four terms, as layouts have them, now and then with the same variable twice.
    mutating func constraint(variables: Int, required: Int) -> SystemConstraint {
        let count = pick([1, 1, 1, 2, 2, 2, 2, 3, 4])
        let terms = (0..<count).map { _ in
            (
                variable: Int.random(in: 0..<variables, using: &self),
                coefficient: pick([1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 3, -1.5, 0.125])
            )
        }
        return SystemConstraint(
            terms: terms, relation: pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            constant: constant(),
            priority: chance(required) ? 1000 : pick([999.999, 999, 750, 750, 251, 250, 250, 50, 1, 0.5]))
    }

    mutating func constant() -> Double {
        pick([0, 0, 8, 10, 20, 100, Double(Int.random(in: -400...400, using: &self)) / 8])
    }
}
