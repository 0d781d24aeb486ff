/// The powers of a fluid spring's step map, so that the state at any step is at most two products away.
///
/// 64 powers (2 KiB) are made once per spring and shared by every motion that uses it.
struct FluidSteps: Sendable {
    let step: FluidStep

    /// The powers 0…31, then 0, 32, … 992.
    private let table: [FluidPower]

    init(_ step: FluidStep) {
        self.step = step
        let one = step.power
        table = [FluidPower](unsafeUninitializedCapacity: 64) { buffer, count in
            buffer[0] = .identity
            for index in 1..<32 { buffer[index] = one.after(buffer[index - 1]) }
            let coarse = one.after(buffer[31])
            buffer[32] = .identity
            for index in 33..<64 { buffer[index] = coarse.after(buffer[index - 1]) }
            count = 64
        }
    }

    /// Returns the map of `count` steps, for a count of 0 or more.
    ///
    /// - Complexity: O(log(`count` / 1024)).
    func power(_ count: Int) -> FluidPower {
        table.withUnsafeBufferPointer { table in
            let near = table[32 + (count >> 5) & 31].after(table[count & 31])
            return count < 1024 ? near : near.after(Self.power(count >> 10, of: table[63].after(table[32 + 1])))
        }
    }

    /// Returns a power of the step, by squaring.
    private static func power(_ exponent: Int, of base: FluidPower) -> FluidPower {
        var result = FluidPower.identity
        var square = base
        var rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { result = square.after(result) }
            square = square.after(square)
            rest >>= 1
        }
        return result
    }

    /// Returns the seconds from the start at which a spring that is over at a step is over.
    static func time(ofEnd index: Int) -> Double { Double(index) / 300 }

    /// Returns the step whose state is shown `time` seconds after the start: ⌈300·time⌉ - 1.
    ///
    /// A time within a millionth of a step of a step's edge counts as on the edge, so that frame times such as k/60,
    /// computed as differences of other times, always find the same step.
    @inline(__always)
    static func index(at time: Double) -> Int {
        let edge = time * 300 - 1e-6
        guard edge > 0 else { return 0 }
        return edge < 1e15 ? Int(edge) : 1_000_000_000_000_000
    }
}
