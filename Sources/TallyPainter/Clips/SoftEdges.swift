internal import TallyCompositor

/// An interval of device pixels whose coverage rises and falls linearly over given lengths, inwards.
struct SoftEdges {
    var low: Double
    var high: Double
    /// Lengths of the ramps, in device pixels; 0: a hard edge.
    var rise: Double
    var fall: Double

    init(low: Double, high: Double, rise: Double = 0, fall: Double = 0) {
        self.low = low
        self.high = high
        self.rise = rise > 0 ? min(rise, 1e6) : 0
        self.fall = fall > 0 ? min(fall, 1e6) : 0
    }

    /// True if every pixel that is touched is covered whole.
    var isFull: Bool {
        rise == 0 && fall == 0 && low == low.rounded(.down) && high == high.rounded(.down)
    }

    /// Returns how much of the pixel that begins at `place` is covered, 0...255: each ramp's mean over the pixel.
    func coverage(at place: Int) -> UInt8 {
        let x = Double(place)
        let product = Self.mean(x - low, rise) * Self.mean(high - x - 1, fall)
        return UInt8(product * 255 + 0.5)
    }

    /// Returns the mean over 0...1 beyond `distance` of a ramp that rises from 0 at distance 0 to 1 at `length`.
    private static func mean(_ distance: Double, _ length: Double) -> Double {
        if distance >= length { return distance >= 0 ? 1 : min(1, max(0, distance + 1)) }
        if length < 1e-3 { return min(1, max(0, distance + 1)) }
        return min(1, max(0, integral(distance + 1, length) - integral(distance, length)))
    }

    private static func integral(_ x: Double, _ length: Double) -> Double {
        if x <= 0 { return 0 }
        return x < length ? x * x / (2 * length) : x - length / 2
    }
}

extension ClipArena {
    /// Returns the coverage of the places `from ..< to`, times what `parent` has there; the offset of place 0.
    mutating func coverage(_ edges: SoftEdges, _ from: Int, _ to: Int, times parent: Int?) -> Int {
        let start = reserve(to - from + 8)
        // Between the ramps everything is covered.
        let inner = max(from, ClipState.pixel((edges.low + edges.rise).rounded(.up)))
        let outer = min(to, ClipState.pixel((edges.high - edges.fall).rounded(.down)))
        var place = from
        while place < to {
            if place == inner && inner < outer {
                (base + (start + inner - from)).update(repeating: 255, count: outer - inner)
                place = outer
                continue
            }
            base[start + place - from] = edges.coverage(at: place)
            place += 1
        }
        if let parent {
            for place in from..<to {
                let product = multiply255(UInt32(base[start + place - from]), UInt32(base[parent + place]))
                base[start + place - from] = UInt8(product)
            }
        }
        return start - from
    }
}
