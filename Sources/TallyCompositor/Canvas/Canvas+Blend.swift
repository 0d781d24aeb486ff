private import CProcessor

extension Canvas {
    /// Blends an ink through a mask, within the clip and times its coverage.
    public func blend(_ mask: Mask, _ ink: Ink, in clip: ClipRegion, scratch: RowScratch) {
        withUnsafePointer(to: clip) { blend(mask, ink, in: $0, scratch: scratch) }
    }

    /// Blends as the other form does, with a clip that is not copied.
    @inline(never)
    public func blend(_ mask: Mask, _ ink: Ink, in place: UnsafePointer<ClipRegion>, scratch: RowScratch) {
        let minX = Swift.max(mask.x, place.pointee.minX)
        let maxX = Swift.min(mask.x &+ mask.width, place.pointee.maxX)
        let minY = Swift.max(mask.y, place.pointee.minY)
        let maxY = Swift.min(mask.y &+ mask.height, place.pointee.maxY)
        if minX >= maxX || minY >= maxY || ink.alpha == 0 { return }
        let count = maxX &- minX
        let index = minY &* width &+ minX
        let source = mask.base + ((minY &- mask.y) &* mask.stride &+ (minX &- mask.x))
        // The kernel may rewrite pixels to the next multiple of 8.
        let hasRoom = room(from: (maxY &- 1) &* width &+ minX) >= (count &+ 7) & ~7
        if hasRoom && place.pointee.isUniformInRows(from: minX, to: maxX) {
            scratch.kernels.blendMask(
                base + index, stride: width, source, maskStride: mask.stride, width: count, height: maxY &- minY,
                rows: place.pointee.rows.map { $0 + minY }, ink)
            return
        }
        let clip = place.pointee
        for y in minY..<maxY {
            let rowInk = ink.times(clip.rows.map { UInt32($0[y]) } ?? 255)
            if rowInk.alpha == 0 { continue }
            let row = source + (y &- minY) &* mask.stride
            blendRow(row, rowInk, y: y, minX: minX, count: count, in: clip, scratch)
        }
    }

    /// Blends a row of coverage, times the clip's columns and plane, with an ink that has the clip's row in it.
    @inline(__always)
    private func blendRow(
        _ source: UnsafePointer<UInt8>, _ ink: Ink, y: Int, minX: Int, count: Int, in clip: ClipRegion,
        _ scratch: RowScratch
    ) {
        var source = source
        if !clip.isUniformInRows(from: minX, to: minX &+ count) {
            restrict(source, to: clip, y: y, minX: minX, count: count, into: scratch.coverage)
            source = UnsafePointer(scratch.coverage)
        }
        let index = y &* width &+ minX
        if room(from: index) >= (count &+ 7) & ~7 {
            scratch.kernels.blendMask(
                base + index, stride: 0, source, maskStride: 0, width: count, height: 1, rows: nil, ink)
        } else {
            blendEnd(base + index, source, count, ink)
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
                blendRow(UnsafePointer(row), rowInk, y: y, minX: clip.minX, count: count, in: clip, scratch)
            }
        }
    }

    /// Sets every pixel of a box, which must lie in the canvas.
    public func clear(minX: Int, minY: Int, maxX: Int, maxY: Int, to pixel: UInt32) {
        if minX >= maxX || minY >= maxY { return }
        if minX == 0 && maxX == width {
            set(base + minY &* width, (maxY &- minY) &* width, pixel)
            return
        }
        var y = minY
        while y < maxY {
            set(base + (y &* width &+ minX), maxX &- minX, pixel)
            y &+= 1
        }
    }

    @inline(__always)
    private func set(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixel: UInt32) {
        let line = SIMD16<UInt32>(repeating: pixel)
        let whole = count & ~15
        var index = 0
        while index < whole {
            // 4 KiB ahead: what is painted has mostly left the caches since the last frame.
            processor_prefetch(pixels + (index &+ 1024))
            UnsafeMutableRawPointer(pixels + index).storeBytes(of: line, as: SIMD16<UInt32>.self)
            index &+= 16
        }
        (pixels + whole).update(repeating: pixel, count: count &- whole)
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
