extension Canvas {
    /// Copies a box of another canvas to the same box of this one, moved by (-x, -y). Both boxes must lie in their canvases.
    public func copy(_ source: Canvas, _ box: LayerBox, x: Int, y: Int) {
        for row in box.minY..<max(box.minY, box.maxY) {
            (base + ((row &- y) &* width &+ box.minX &- x))
                .update(from: source.base + (row &* source.width &+ box.minX), count: box.width)
        }
    }

    /// Goes on with the edge pixels of a box to the canvas's own edges. The box lies in the canvas and is not empty.
    public func extendEdges(of box: LayerBox) {
        for y in box.minY..<box.maxY {
            let row = base + y &* width
            row.update(repeating: row[box.minX], count: box.minX)
            (row + box.maxX).update(repeating: row[box.maxX - 1], count: width - box.maxX)
        }
        for y in 0..<box.minY { (base + y &* width).update(from: base + box.minY &* width, count: width) }
        for y in box.maxY..<height {
            (base + y &* width).update(from: base + (box.maxY - 1) &* width, count: width)
        }
    }

    /// Puts premultiplied pixels, their first at (x, y), in the place of those of the canvas: within the clip, by its
    /// coverage, the mask's and `alpha` (0...255), and as much less of what was there.
    public func replace(
        _ picture: Canvas, x: Int, y: Int, mask: Mask?, alpha: UInt32, in clip: ClipRegion, scratch: RowScratch
    ) {
        var box = LayerBox(minX: clip.minX, minY: clip.minY, maxX: clip.maxX, maxY: clip.maxY)
            .intersection(picture.box.offset(x: x, y: y))
        if let mask {
            box = box.intersection(
                LayerBox(minX: mask.x, minY: mask.y, maxX: mask.x &+ mask.width, maxY: mask.y &+ mask.height))
        }
        if box.isEmpty || alpha == 0 { return }
        let coverage = scratch.coverage
        for place in box.minY..<box.maxY {
            let rowAlpha = multiply255(alpha, clip.rows.map { UInt32($0[place]) } ?? 255)
            if rowAlpha == 0 { continue }
            if let mask {
                coverage.update(
                    from: mask.base + ((place &- mask.y) &* mask.stride &+ box.minX &- mask.x), count: box.width)
            } else {
                coverage.update(repeating: 255, count: box.width)
            }
            restrict(UnsafePointer(coverage), to: clip, y: place, minX: box.minX, count: box.width, into: coverage)
            let source = picture.base + ((place &- y) &* picture.width &+ box.minX &- x)
            let target = base + (place &* width &+ box.minX)
            for column in 0..<box.width {
                let share = multiply255(UInt32(coverage[column]), rowAlpha)
                // Each rounded, the two are never more than 255: a half above in both is a half too little in the sum.
                target[column] =
                    share == 255
                    ? source[column] : times255(source[column], share) &+ times255(target[column], 255 &- share)
            }
        }
    }
}
