/// A colour as the loops take it: once for all rows.
struct BlendColor {
    let redBlue: Halves
    let alphaGreen: Halves
    let solid: Lanes

    /// Creates the colour of 0x00RRGGBB.
    @inline(__always) init(_ color: UInt32) {
        solid = Lanes(repeating: color | 0xFF00_0000)
        redBlue = (solid & Lanes(repeating: redBlueBits)).halves
        alphaGreen = solid.halves &>> 8
    }
}

/// Mixes pixels; `a` holds each pixel's coverage twice.
@inline(__always) func mix(_ pixels: Lanes, _ a: Halves, _ ink: BlendColor) -> Lanes {
    let inverse = Halves(repeating: 255) &- a
    let half = Halves(repeating: 128)
    let low = (pixels & Lanes(repeating: redBlueBits)).halves &* inverse &+ ink.redBlue &* a &+ half
    let high = (pixels.halves &>> 8) &* inverse &+ ink.alphaGreen &* a &+ half
    let newLow = (low &+ (low &>> 8)) &>> 8
    let newHigh = (high &+ (high &>> 8)) & Halves(repeating: 0xFF00)
    return (newLow | newHigh).lanes
}
