/// Means of two pixels, rounded up across and down when down, so that many halvings neither lighten nor darken.
extension ReducedPictures {
    /// Halves a picture; its border is left undefined.
    @inline(__always)
    func halveAcross(_ source: Level, _ target: Level) {
        for y in 1..<target.height &- 2 {
            let from = UnsafePointer(source.base) + (y &* source.width &+ 1)
            let to = target.base + (y &* target.width &+ 1)
            let count = target.width &- Self.border
            var x = 0
            while x &+ 4 <= count && 2 &* x &+ 8 <= source.width &- 1 {
                let pixels = loadLanes(from + 2 &* x)
                storeHalfLanes(higher(pixels.evenHalf, pixels.oddHalf), to + x)
                x &+= 4
            }
            while x < count {
                to[x] = higher(from[2 &* x], from[2 &* x &+ 1])
                x &+= 1
            }
        }
    }

    /// Halves a picture; its border is left undefined.
    @inline(__always)
    func halveDown(_ source: Level, _ target: Level) {
        for y in 1..<target.height &- 2 {
            let upper = UnsafePointer(source.base) + (2 &* y &- 1) &* source.width
            let lower = upper + source.width
            let to = target.base + y &* target.width
            var x = 0
            while x &+ 8 <= target.width {
                storeLanes(lesser(loadLanes(upper + x), loadLanes(lower + x)), to + x)
                x &+= 8
            }
            while x < target.width {
                to[x] = lesser(upper[x], lower[x])
                x &+= 1
            }
        }
    }
}

/// Returns in each byte the mean of two, rounded up: their shared bits, and half of the others'.
@inline(__always)
private func higher(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    (a | b) &- (((a ^ b) &>> 1) & SIMD4(repeating: 0x7F7F_7F7F))
}

@inline(__always)
private func higher(_ a: UInt32, _ b: UInt32) -> UInt32 { (a | b) &- (((a ^ b) &>> 1) & 0x7F7F_7F7F) }

/// Returns in each byte the mean of two, rounded down.
@inline(__always)
private func lesser(_ a: Lanes, _ b: Lanes) -> Lanes {
    (a & b) &+ (((a ^ b) &>> 1) & Lanes(repeating: 0x7F7F_7F7F))
}

@inline(__always)
private func lesser(_ a: UInt32, _ b: UInt32) -> UInt32 { (a & b) &+ (((a ^ b) &>> 1) & 0x7F7F_7F7F) }
