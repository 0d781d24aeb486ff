/// The animatable data of something that has nothing to animate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value there is.
    @inlinable
    public init() {}

    /// The only value there is.
    @inlinable
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    @inlinable
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    @inlinable
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    @inlinable
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    @inlinable
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Does nothing.
    @inlinable
    public mutating func scale(by rhs: Double) {}

    /// The squared length, which is always zero.
    @inlinable
    public var magnitudeSquared: Double { 0 }

    @inlinable
    public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}
