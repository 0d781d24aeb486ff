/// Any number of vectors animated as one.
///
/// The squared length is the sum of theirs: a spring ends when all of them are close.
@frozen
public struct AnimatableValues<each Value> where repeat each Value: VectorArithmetic {
    public var value: (repeat each Value)

    public init(_ value: repeat each Value) { self.value = (repeat each value) }
}

extension AnimatableValues: VectorArithmetic, Animatable {
    public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

    public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each lhs.value) + (each rhs.value))
    }

    public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each lhs.value) - (each rhs.value))
    }

    /// Scales each of the vectors.
    public mutating func scale(by rhs: Double) { self = AnimatableValues(repeat (each value).scaled(by: rhs)) }

    /// The sum of the squared lengths.
    public var magnitudeSquared: Double {
        var sum = 0.0
        for vector in repeat each value { sum += vector.magnitudeSquared }
        return sum
    }

    public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
        for (a, b) in repeat (each lhs.value, each rhs.value) { if a != b { return false } }
        return true
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
