/// How a filter makes each component of a colour from red, green, blue, opacity and 1, in this order.
///
/// A canvas multiplies what a colour adds as a constant by the opacity at the place: what is clear stays clear.
@frozen
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1
    public var r2: Float = 0
    public var r3: Float = 0
    public var r4: Float = 0
    public var r5: Float = 0
    public var g1: Float = 0
    public var g2: Float = 1
    public var g3: Float = 0
    public var g4: Float = 0
    public var g5: Float = 0
    public var b1: Float = 0
    public var b2: Float = 0
    public var b3: Float = 1
    public var b4: Float = 0
    public var b5: Float = 0
    public var a1: Float = 0
    public var a2: Float = 0
    public var a3: Float = 0
    public var a4: Float = 1
    public var a5: Float = 0

    /// The matrix that changes nothing.
    @inlinable public init() {}
}
