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
    ///
    /// Where alpha rises or falls over the range's ends, a pixel gets the share of the colour that the slope there says. The
    /// outermost pixels of the box take their slopes from within.
    public func threshold(_ range: ClosedRange<Double>, _ color: RGBA, in box: LayerBox) {
        if box.isEmpty { return }
        let pixel = color.premultipliedPixel
        let low = range.lowerBound > 0 ? Float(range.lowerBound) * 255 : -1
        let high = range.upperBound < 1 ? Float(range.upperBound) * 255 : 256
        // The alphas of the row above and of this one, as they were.
        var above = [Float](repeating: 0, count: box.width)
        var here = above
        for x in 0..<box.width { here[x] = Float(base[box.minY &* width &+ box.minX &+ x] &>> 24) }
        above = here
        for y in box.minY..<box.maxY {
            let row = base + (y &* width &+ box.minX)
            let below = y + 1 < box.maxY ? row + width : nil
            var left = here[0]
            for x in 0..<box.width {
                let alpha = here[x]
                let right = x + 1 < box.width ? here[x + 1] : alpha
                let under = below.map { Float($0[x] &>> 24) } ?? alpha
                let (dx, dy) = ((right - left) / 2, (under - above[x]) / 2)
                let slope = (dx * dx + dy * dy).squareRoot()
                let share = Self.share(alpha - low, slope) * Self.share(high - alpha, slope)
                row[x] = share >= 1 ? pixel : times255(pixel, UInt32(share * 255 + 0.5))
                left = alpha
            }
            swap(&above, &here)
            if let below { for x in 0..<box.width { here[x] = Float(below[x] &>> 24) } }
        }
    }

    /// Returns how much of a pixel lies beyond a limit, by how far its middle does.
    @inline(__always) private static func share(_ distance: Float, _ slope: Float) -> Float {
        if slope < 0.5 { return distance >= 0 ? 1 : 0 }
        return min(max(distance / slope + 0.5, 0), 1)
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

/// Returns a pixel with all four components multiplied by `factor`/255, each to the nearest.
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
