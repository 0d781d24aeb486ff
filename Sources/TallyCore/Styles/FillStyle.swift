/// How the inside of a path is found and painted.
@frozen
public struct FillStyle: Equatable, Sendable {
    /// Whether inside is what an odd number of edges surround; if false, it is what the windings do not cancel out for.
    public var isEOFilled: Bool

    /// Edges are always drawn smooth here; kept for the sake of equality.
    public var isAntialiased: Bool

    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
