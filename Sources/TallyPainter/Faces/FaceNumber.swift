internal import TallyScene

/// A face of a store at a size, in one number: no table grows when a font's size is animated.
struct FaceNumber {
    static let indexBits = 11
    static let sizeBits = 21
    /// Steps per point; text is laid out at its exact size, only its glyphs are drawn at the nearest step.
    static let stepsPerPoint = 256.0
    /// Larger sizes count as this one, in layout too.
    static let maximumSize = 8191.0

    let index: Int
    let size: Double

    static func pack(index: Int, size: Double) -> UInt32 {
        UInt32(index) << UInt32(sizeBits) | UInt32((size * stepsPerPoint).rounded())
    }

    init(_ packed: UInt32) {
        index = Int(packed >> UInt32(Self.sizeBits))
        size = Double(packed & (1 << UInt32(Self.sizeBits) - 1)) / Self.stepsPerPoint
    }

    /// Returns the points that a request means: 0 for what is no size, `maximumSize` at most.
    static func usable(_ size: Double) -> Double { size > 0 && size.isFinite ? min(size, maximumSize) : 0 }
}
