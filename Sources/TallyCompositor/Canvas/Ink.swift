/// A colour ready for blending: straight components and an alpha, 0...255 each.
public struct Ink: Equatable, Sendable {
    /// The colour as 0x00RRGGBB.
    public let color: UInt32
    public let alpha: UInt32

    @inlinable public init(color: UInt32, alpha: UInt32) {
        self.color = color & 0x00FF_FFFF
        self.alpha = alpha & 0xFF
    }

    /// Returns the ink with its alpha multiplied by `coverage`, 0...255.
    @inlinable public func times(_ coverage: UInt32) -> Ink {
        coverage == 255 ? self : Ink(color: color, alpha: multiply255(alpha, coverage))
    }
}

/// Returns a·b/255, to the nearest; exact for 0...255.
@inlinable @inline(__always) public func multiply255(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t: UInt32 = a &* b &+ 128
    return (t &+ (t &>> 8)) &>> 8
}
