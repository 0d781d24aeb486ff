import TallyScene

extension Canvas {
    /// Maps the colours of a box of the canvas.
    public func map(_ matrix: ColorMatrix, in box: LayerBox) {
        let columns = PixelMatrix(matrix)
        for y in box.minY..<max(box.minY, box.maxY) {
            let row = base + y * width
            for x in box.minX..<max(box.minX, box.maxX) where row[x] != 0 { row[x] = columns.map(row[x]) }
        }
    }

    /// Makes each pixel of a box the colour if its alpha, 0...1, lies within the range, and clear if not.
    public func threshold(_ range: ClosedRange<Double>, _ color: RGBA, in box: LayerBox) {
        let pixel = color.premultipliedPixel
        for y in box.minY..<max(box.minY, box.maxY) {
            let row = base + y * width
            for x in box.minX..<max(box.minX, box.maxX) {
                row[x] = range.contains(Double(row[x] &>> 24) / 255) ? pixel : 0
            }
        }
    }

    /// Multiplies a box of the canvas by the alpha of another canvas of the same size.
    public func mask(by other: Canvas, in box: LayerBox) {
        for y in box.minY..<max(box.minY, box.maxY) {
            let row = base + y * width
            let mask = other.base + y * other.width
            for x in box.minX..<max(box.minX, box.maxX) where row[x] != 0 {
                row[x] = times255(row[x], mask[x] &>> 24)
            }
        }
    }
}

/// A pixel with all four components multiplied by `factor`/255, each to the nearest.
@inlinable public func times255(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    let low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let high = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let newLow = ((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    let newHigh = (high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return newLow | newHigh
}

/// A colour matrix in the order of a pixel's bytes.
struct PixelMatrix {
    let blue: SIMD4<Float>
    let green: SIMD4<Float>
    let red: SIMD4<Float>
    let alpha: SIMD4<Float>

    init(_ m: ColorMatrix) {
        func swapped(_ v: SIMD4<Float>) -> SIMD4<Float> { SIMD4(v.z, v.y, v.x, v.w) }
        blue = swapped(m.blue)
        green = swapped(m.green)
        red = swapped(m.red)
        alpha = swapped(m.alpha)
    }

    @inline(__always) func map(_ pixel: UInt32) -> UInt32 {
        let v = unpackedPixel(pixel)
        let first = blue * v.x + green * v.y
        let second = red * v.z + alpha * v.w
        return packedClamping(first + second)
    }
}
