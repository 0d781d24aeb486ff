/// Numbers that are the same in every run (SplitMix64, Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Often none or full, as in masks.
    mutating func coverage() -> UInt8 {
        switch next() % 4 {
        case 0: 0
        case 1: 255
        default: UInt8(truncatingIfNeeded: next())
        }
    }

    mutating func alpha() -> UInt32 { UInt32(coverage()) }

    mutating func premultiplied() -> UInt32 {
        let alpha = UInt32(coverage())
        var pixel = alpha << 24
        for shift in [0, 8, 16] as [UInt32] { pixel |= UInt32.random(in: 0...alpha, using: &self) << shift }
        return pixel
    }
}
