extension Canvas {
    /// Blends an ink through a mask, within the clip and times its coverage.
    @inline(never)
    public func blend(_ mask: Mask, _ ink: Ink, in clip: ClipRegion, scratch: RowScratch) {
        let minX = Swift.max(mask.x, clip.minX)
        let maxX = Swift.min(mask.x &+ mask.width, clip.maxX)
        var y = Swift.max(mask.y, clip.minY)
        let maxY = Swift.min(mask.y &+ mask.height, clip.maxY)
        if minX >= maxX || y >= maxY || ink.alpha == 0 { return }
        let count = maxX &- minX
        let row = scratch.coverage
        let isUniform = clip.isUniformInRows(from: minX, to: maxX)
        let color = BlendColor(ink)
        while y < maxY {
            let coverage: UInt32 = clip.rows.map { UInt32($0[y]) } ?? 255
            let alpha = coverage == 255 ? ink.alpha : multiply255(ink.alpha, coverage)
            if alpha != 0 {
                var source = mask.base + ((y &- mask.y) &* mask.stride &+ (minX &- mask.x))
                if !isUniform {
                    restrict(source, to: clip, y: y, minX: minX, count: count, into: row)
                    source = UnsafePointer(row)
                }
                let index = y &* width &+ minX
                blendRow(base + index, source, count, color, alpha, room: room(from: index))
            }
            y &+= 1
        }
    }

    /// Blends an ink over the whole clip, times its coverage.
    @inline(never)
    public func fill(_ ink: Ink, in clip: ClipRegion, scratch: RowScratch) {
        if clip.isEmpty || ink.alpha == 0 { return }
        let count = clip.maxX &- clip.minX
        let isUniform = clip.isUniformInRows
        let row = scratch.coverage
        if !isUniform && clip.plane == nil, let columns = clip.columns {
            let mask = Mask(
                base: columns + clip.minX, stride: 0, x: clip.minX, y: clip.minY, width: count,
                height: clip.maxY &- clip.minY)
            var rest = clip
            rest.columns = nil
            return blend(mask, ink, in: rest, scratch: scratch)
        }
        for y in clip.minY..<clip.maxY {
            let rowInk = ink.times(clip.rows.map { UInt32($0[y]) } ?? 255)
            if rowInk.alpha == 0 { continue }
            let index = y &* width &+ clip.minX
            if isUniform {
                fillRow(base + index, count, rowInk)
            } else {
                row.update(repeating: 255, count: count)
                restrict(UnsafePointer(row), to: clip, y: y, minX: clip.minX, count: count, into: row)
                blendRow(base + index, row, count, BlendColor(rowInk), rowInk.alpha, room: room(from: index))
            }
        }
    }

    /// Sets every pixel of a box, which must lie in the canvas.
    public func clear(minX: Int, minY: Int, maxX: Int, maxY: Int, to pixel: UInt32) {
        if minX >= maxX || minY >= maxY { return }
        if minX == 0 && maxX == width {
            (base + minY &* width).update(repeating: pixel, count: (maxY &- minY) &* width)
            return
        }
        var y = minY
        while y < maxY {
            (base + (y &* width &+ minX)).update(repeating: pixel, count: maxX &- minX)
            y &+= 1
        }
    }

    /// Copies a row of coverage and multiplies the clip's columns and plane in.
    @inline(__always)
    func restrict(
        _ source: UnsafePointer<UInt8>, to clip: ClipRegion, y: Int, minX: Int, count: Int,
        into row: UnsafeMutablePointer<UInt8>
    ) {
        if source != UnsafePointer(row) { row.update(from: source, count: count) }
        if let columns = clip.columns { multiplyRow(row, by: columns + minX, count) }
        if let plane = clip.plane { multiplyRow(row, by: plane + (y &* clip.planeStride &+ minX), count) }
    }
}
