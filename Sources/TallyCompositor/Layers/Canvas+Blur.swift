/// A box of pixels of a layer's canvas; may reach beyond it.
public struct LayerBox: Equatable, Sendable {
    public var minX: Int
    public var minY: Int
    public var maxX: Int
    public var maxY: Int

    @inlinable public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    @inlinable public var width: Int { maxX - minX }
    @inlinable public var height: Int { maxY - minY }
    @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }

    @inlinable public func outset(_ by: Int) -> LayerBox {
        LayerBox(minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by)
    }

    @inlinable public func intersection(_ other: LayerBox) -> LayerBox {
        LayerBox(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    @inlinable public func offset(x: Int, y: Int) -> LayerBox {
        LayerBox(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}

extension Canvas {
    public var box: LayerBox { LayerBox(minX: 0, minY: 0, maxX: width, maxY: height) }

    /// Blurs the canvas into `target`, whose pixel (0, 0) is `box`'s first; only what is within `plan.reach` of the box is read.
    ///
    /// - Parameter isOpaque: beyond the canvas its edge pixels go on, over black; else there is nothing.
    /// - Complexity: O(pixels of the box and of what is read), whatever the deviation.
    public func blur(
        _ across: BlurPlan, _ down: BlurPlan, isOpaque: Bool, to box: LayerBox, into target: Canvas,
        scratch: BlurScratch
    ) {
        if box.isEmpty { return }
        let wide = LayerBox(
            minX: box.minX - across.reach, minY: box.minY - down.reach, maxX: box.maxX + across.reach,
            maxY: box.maxY + down.reach)
        scratch.lines(wide.width)
        let row = box.width * 4
        let (first, second) = scratch.planes(wide.height * row, row: row)
        for y in 0..<wide.height {
            let out = first + y * row
            let place = y + wide.minY
            if isOpaque {
                load(opaqueRow: min(max(place, 0), height - 1), wide, scratch.lineA)
            } else if place >= 0 && place < height {
                load(row: place, wide, scratch.lineA)
            } else {
                out.update(repeating: 0, count: row)
                continue
            }
            blurLine(scratch.lineA, scratch.lineB, wide.width, across)
            UnsafeMutableRawPointer(out).copyMemory(from: scratch.lineB + across.reach, byteCount: row * 4)
        }
        let sums = second + wide.height * row
        blurDown(first, second, sums, row, wide.height, down)
        for y in 0..<box.height {
            let line = second + (y + down.reach) * row
            let pixels = target.base + y * target.width
            for x in 0..<box.width {
                let v = UnsafeRawPointer(line + x &* 4).loadUnaligned(as: SIMD4<Float>.self)
                pixels[x] = packedPixel(v * (1 / blurLevels))
            }
        }
    }

    private func load(row y: Int, _ wide: LayerBox, _ line: UnsafeMutablePointer<SIMD4<Float>>) {
        let pixels = base + y * width
        let from = min(max(0, -wide.minX), wide.width)
        let to = max(from, min(wide.width, width - wide.minX))
        line.update(repeating: .zero, count: from)
        for x in from..<to { line[x] = unpackedPixel(pixels[x &+ wide.minX]) * blurLevels }
        (line + to).update(repeating: .zero, count: wide.width - to)
    }

    private func load(opaqueRow y: Int, _ wide: LayerBox, _ line: UnsafeMutablePointer<SIMD4<Float>>) {
        let pixels = base + y * width
        for x in 0..<wide.width {
            let place = min(max(x &+ wide.minX, 0), width &- 1)
            line[x] = unpackedPixel(pixels[place] | 0xFF00_0000) * blurLevels
        }
    }

    /// Writes the blurred alpha of the canvas as coverage, moved by parts of a pixel; its bytes are (x + y·stride) of
    /// the box.
    ///
    /// - Parameters:
    ///   - shiftX: by how much of a pixel the coverage stands further to the right; 0 ..< 1.
    ///   - bytes: as many as `stride` × the box's height; `stride` is a multiple of 8 and what is beyond the box is set to 0.
    public func blurAlpha(
        _ across: BlurPlan, _ down: BlurPlan, shiftX: Double, shiftY: Double, to box: LayerBox,
        into bytes: UnsafeMutablePointer<UInt8>, stride: Int, scratch: BlurScratch
    ) {
        if box.isEmpty { return }
        // One more to the left and above, for the part that comes from there.
        let wide = LayerBox(
            minX: box.minX - 1 - across.reach, minY: box.minY - 1 - down.reach, maxX: box.maxX + across.reach,
            maxY: box.maxY + down.reach)
        scratch.lines(wide.width)
        let row = (box.width + 1 + 3) / 4 * 4
        // Rows are blurred four at a time, one a lane.
        let rows = (wide.height + 3) / 4 * 4
        let (first, second) = scratch.planes(rows * row, row: row)
        for y in Swift.stride(from: 0, to: rows, by: 4) {
            loadAlpha(y + wide.minY, wide, scratch.lineA)
            blurLine(scratch.lineA, scratch.lineB, wide.width, across)
            let line = scratch.lineB + across.reach
            let out = first + y * row
            for x in 0..<row {
                let v = x <= box.width ? line[x] : .zero
                out[x] = v[0]
                out[x &+ row] = v[1]
                out[x &+ 2 &* row] = v[2]
                out[x &+ 3 &* row] = v[3]
            }
        }
        blurDown(first, second, second + rows * row, row, wide.height, down)
        let fx = Float(shiftX)
        let fy = Float(shiftY)
        for y in 0..<box.height {
            let upper = second + (y + down.reach) * row
            let lower = upper + row
            let out = bytes + y * stride
            for x in 0..<box.width {
                let top = upper[x] * fx + upper[x &+ 1] * (1 - fx)
                let bottom = lower[x] * fx + lower[x &+ 1] * (1 - fx)
                let value = (top * fy + bottom * (1 - fy)) / blurLevels
                out[x] = UInt8(truncatingIfNeeded: Int32(value + 0.5))
            }
            (out + box.width).update(repeating: 0, count: stride - box.width)
        }
    }

    private func loadAlpha(_ y: Int, _ wide: LayerBox, _ line: UnsafeMutablePointer<SIMD4<Float>>) {
        let from = min(max(0, -wide.minX), wide.width)
        let to = max(from, min(wide.width, width - wide.minX))
        line.update(repeating: .zero, count: wide.width)
        for lane in 0..<4 where y + lane >= 0 && y + lane < height {
            let pixels = base + (y + lane) * width
            let floats = UnsafeMutableRawPointer(line).assumingMemoryBound(to: Float.self)
            for x in from..<to {
                floats[x &* 4 &+ lane] = Float(Int32(truncatingIfNeeded: pixels[x &+ wide.minX] &>> 24)) * blurLevels
            }
        }
    }

    /// Takes three box averages downwards, from `first` by way of it to `second`.
    private func blurDown(
        _ first: UnsafeMutablePointer<Float>, _ second: UnsafeMutablePointer<Float>,
        _ sums: UnsafeMutablePointer<Float>, _ row: Int, _ rows: Int, _ plan: BlurPlan
    ) {
        boxColumns(first, second, sums, width: row, rows: rows, from: 0, to: rows, plan)
        boxColumns(second, first, sums, width: row, rows: rows, from: 0, to: rows, plan)
        boxColumns(first, second, sums, width: row, rows: rows, from: plan.reach - 1, to: rows - plan.reach + 1, plan)
    }
}
