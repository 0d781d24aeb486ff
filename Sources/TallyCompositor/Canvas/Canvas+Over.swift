extension Canvas {
    /// Lays a gradient over the canvas: within the clip, times its coverage, the mask's and `alpha` (0...255).
    public func over(
        _ source: GradientSource, mask: Mask?, alpha: UInt32, in clip: ClipRegion, scratch: RowScratch
    ) {
        lay(source, mask: mask, alpha: alpha, in: clip, scratch: scratch)
    }

    /// Lays a picture over the canvas: within the clip, times its coverage, the mask's and `alpha` (0...255).
    public func over(_ source: BitmapSource, mask: Mask?, alpha: UInt32, in clip: ClipRegion, scratch: RowScratch) {
        lay(source, mask: mask, alpha: alpha, in: clip, scratch: scratch)
    }

    /// Lays tiles over the canvas: within the clip, times its coverage, the mask's and `alpha` (0...255).
    public func over(_ source: TileSource, mask: Mask?, alpha: UInt32, in clip: ClipRegion, scratch: RowScratch) {
        lay(source, mask: mask, alpha: alpha, in: clip, scratch: scratch)
    }

    /// Lays premultiplied pixels over the canvas, their first at (x, y): within the clip, times its coverage and `alpha`.
    @inline(never)
    public func over(
        pixels: UnsafePointer<UInt32>, width: Int, height: Int, x: Int, y: Int, alpha: UInt32, in clip: ClipRegion,
        scratch: RowScratch
    ) {
        let minX = Swift.max(x, clip.minX)
        let maxX = Swift.min(x &+ width, clip.maxX)
        let maxY = Swift.min(y &+ height, clip.maxY)
        var row = Swift.max(y, clip.minY)
        if minX >= maxX { return }
        while row < maxY {
            let source = pixels + ((row &- y) &* width &+ (minX &- x))
            lay(source, nil, y: row, minX: minX, count: maxX &- minX, alpha: alpha, in: clip, scratch: scratch)
            row &+= 1
        }
    }

    /// Lays a picture seen in perspective over the canvas, within the clip and times its coverage and `alpha` (0...255).
    public func over(_ source: ProjectedSource, alpha: UInt32, in clip: ClipRegion, scratch: RowScratch) {
        if clip.isEmpty || alpha == 0 { return }
        for y in clip.minY..<clip.maxY {
            if let rows = clip.rows, rows[y] == 0 { continue }
            let span = source.span(y: y, minX: clip.minX, maxX: clip.maxX)
            if span.isEmpty { continue }
            source.write(y: y, x: span.lowerBound, count: span.count, into: scratch.pixels)
            lay(
                UnsafePointer(scratch.pixels), nil, y: y, minX: span.lowerBound, count: span.count, alpha: alpha,
                in: clip, scratch: scratch)
        }
    }

    @inline(__always)
    private func lay<Source: PixelSource>(
        _ source: Source, mask: Mask?, alpha: UInt32, in clip: ClipRegion, scratch: RowScratch
    ) {
        var box = clip
        if let mask {
            box.minX = Swift.max(box.minX, mask.x)
            box.minY = Swift.max(box.minY, mask.y)
            box.maxX = Swift.min(box.maxX, mask.x &+ mask.width)
            box.maxY = Swift.min(box.maxY, mask.y &+ mask.height)
        }
        if box.isEmpty || alpha == 0 { return }
        let count = box.maxX &- box.minX
        for y in box.minY..<box.maxY {
            if let rows = clip.rows, rows[y] == 0 { continue }
            source.write(y: y, x: box.minX, count: count, into: scratch.pixels)
            let maskRow = mask.map { $0.base + ((y &- $0.y) &* $0.stride &+ (box.minX &- $0.x)) }
            lay(
                UnsafePointer(scratch.pixels), maskRow, y: y, minX: box.minX, count: count, alpha: alpha, in: clip,
                scratch: scratch)
        }
    }

    @inline(__always)
    private func lay(
        _ pixels: UnsafePointer<UInt32>, _ mask: UnsafePointer<UInt8>?, y: Int, minX: Int, count: Int, alpha: UInt32,
        in clip: ClipRegion, scratch: RowScratch
    ) {
        let rowAlpha = multiply255(alpha, clip.rows.map { UInt32($0[y]) } ?? 255)
        if rowAlpha == 0 { return }
        var coverage = mask
        if !clip.isUniformInRows {
            let row = scratch.coverage
            if let mask {
                restrict(mask, to: clip, y: y, minX: minX, count: count, into: row)
            } else {
                row.update(repeating: 255, count: count)
                restrict(UnsafePointer(row), to: clip, y: y, minX: minX, count: count, into: row)
            }
            coverage = UnsafePointer(row)
        }
        overRow(base + (y &* width &+ minX), pixels, coverage, count, alpha: rowAlpha)
    }
}
