import Foundation

/// A displacement in points; x grows to the right and y downwards.
public struct CGVector: Hashable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    @inlinable public init() { self.init(dx: 0, dy: 0) }

    @inlinable public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    @inlinable public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    public static let zero = CGVector(dx: 0 as CGFloat, dy: 0)
}
