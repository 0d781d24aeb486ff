import SwiftUI

/// How much each of the latest widths of a row counts in the one that is shown; together they are 1.
///
/// Each change adds a width, and its weight goes to 1 as those before it go to 0. What is shown is the sum of the weighted
/// widths, so it is bound for the newest one from where it is, with the velocity it has, under any animation; those between
/// count for no more than what is left of them.
struct RollWeights: VectorArithmetic {
    /// The generation that the first weight is of.
    private var first: Int
    private var weights: [Double]

    /// Creates the weights at rest: one generation counts alone.
    init(_ generation: Int) {
        first = generation
        weights = [1]
    }

    private init() {
        first = 0
        weights = []
    }

    static var zero: RollWeights { RollWeights() }

    /// The oldest generation that counts.
    var oldest: Int { first }

    /// How far what is shown is from any of the widths: 0 at rest, and where a change begins, to 1 on the way. Never a jump.
    var unrest: Double {
        guard weights.count > 1, let largest = weights.max() else { return 0 }
        return min(1, max(0, 1 - largest) / 0.15)
    }

    /// Returns the weights with all that is older than a generation counted for that.
    func counted(since floor: Int) -> RollWeights {
        guard first < floor, !weights.isEmpty else { return self }
        var result = RollWeights()
        result.first = floor
        let old = min(floor - first, weights.count - 1)
        result.weights = Array(weights[old...])
        result.weights[0] = weights[...old].reduce(0, +)
        return result
    }

    /// Returns whether a generation counts for anything.
    func counts(_ generation: Int) -> Bool { self[generation] != 0 }

    /// Returns whether what is shown has gone beyond the value of a generation, as a spring does.
    func isBeyond(_ generation: Int) -> Bool { self[generation] > 1 }

    /// Returns the sum of values, each weighted.
    ///
    /// - Parameters:
    ///   - newest: The value of the newest generation. It counts for what the others leave.
    ///   - value: The value of an older generation; `nil` if it is not known.
    func sum(newest: (generation: Int, value: Double), _ value: (Int) -> Double?) -> Double {
        var sum = newest.value
        for (index, weight) in weights.enumerated() where first + index != newest.generation {
            if let old = value(first + index) { sum += weight * (old - newest.value) }
        }
        return sum
    }

    static func + (a: RollWeights, b: RollWeights) -> RollWeights { a.combined(b) { $0 + $1 } }
    static func - (a: RollWeights, b: RollWeights) -> RollWeights { a.combined(b) { $0 - $1 } }

    mutating func scale(by factor: Double) { for index in weights.indices { weights[index] *= factor } }

    var magnitudeSquared: Double { weights.reduce(0) { $0 + $1 * $1 } }

    private func combined(_ other: RollWeights, _ operation: (Double, Double) -> Double) -> RollWeights {
        if other.weights.isEmpty { return self }
        var result = RollWeights()
        result.first = weights.isEmpty ? other.first : min(first, other.first)
        let end = max(first + weights.count, other.first + other.weights.count)
        result.weights.reserveCapacity(end - result.first)
        for generation in result.first..<end { result.weights.append(operation(self[generation], other[generation])) }
        result.forgetTheOldest()
        return result
    }

    private subscript(generation: Int) -> Double {
        let index = generation - first
        return weights.indices.contains(index) ? weights[index] : 0
    }

    /// A thousandth of a point of a row of a hundred thousand.
    private static let least = 1e-8

    private mutating func forgetTheOldest() {
        let count = weights.prefix { abs($0) < Self.least }.count
        guard count > 0 else { return }
        weights.removeFirst(count)
        first += count
    }

    static func == (a: RollWeights, b: RollWeights) -> Bool {
        a.weights == b.weights && (a.first == b.first || a.weights.isEmpty)
    }
}
