/// Numbers drawn by lot for one particle: the same for the same particle, whenever it is asked for.
struct Lot {
    private var state: UInt64

    init(seed: UInt32, cell: Int, number: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03
        state = state &+ UInt64(truncatingIfNeeded: number) &* 0x8CB9_2BA7_2F3D_8DD7
        _ = next()
    }

    /// Returns the lot of what a particle emits.
    func inner(_ cell: Int, _ number: Int) -> Lot {
        Lot(seed: UInt32(truncatingIfNeeded: state >> 16), cell: cell &+ 17, number: number)
    }

    /// The next number in 0..<1. The sequence is SplitMix64's.
    mutating func next() -> Double {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
    }

    /// Returns a number about a middle, within half of the range on either side.
    mutating func around(_ middle: Double, _ range: Double) -> Double {
        let value = middle + (next() - 0.5) * range
        return value.isFinite ? value : 0
    }
}
