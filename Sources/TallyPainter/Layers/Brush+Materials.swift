internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Fills a mask or a clip with what is behind it, blurred and tinted.
    ///
    /// The canvas must be as it will be, up to here, as far around as the blur reaches: `MaterialZones` sees to that.
    mutating func fill(
        _ mask: Mask?, _ material: Paint.Material, _ transform: Affine, _ opacity: Double, _ clip: ClipState
    ) {
        let opacity = opacity * min(max(material.opacity, 0), 1)
        var box = LayerBox(clip).intersection(canvas.box)
        if let mask {
            box = box.intersection(
                LayerBox(minX: mask.x, minY: mask.y, maxX: mask.x + mask.width, maxY: mask.y + mask.height))
        }
        guard transform.isFinite, !box.isEmpty, opacity * 255 >= 0.5 else { return }
        let blur = LayerBlur(material, transform)
        let wide = box.outset(x: blur.across.reach, y: blur.down.reach)
        let below = layers.take(wide.width * wide.height)
        let result = layers.take(box.width * box.height)
        let backdrop = Canvas(base: below.baseAddress!, width: wide.width, height: wide.height)
        let picture = Canvas(base: result.baseAddress!, width: box.width, height: box.height)
        copyBackdrop(wide, into: backdrop)
        backdrop.blur(
            blur.across, blur.down, isOpaque: false, to: box.offset(x: -wide.minX, y: -wide.minY), into: picture,
            scratch: layers.blur)
        if material.saturation != 1 { picture.map(ColorMatrix(saturation: material.saturation), in: picture.box) }
        picture.fill(
            material.tint.ink, in: ClipRegion(minX: 0, minY: 0, maxX: box.width, maxY: box.height), scratch: scratch)
        canvas.replace(
            picture, x: box.minX, y: box.minY, mask: mask, alpha: UInt32(opacity * 255 + 0.5),
            in: arena.region(clip), scratch: scratch)
        layers.recycle(below)
        layers.recycle(result)
    }

    /// Puts together what is seen through a box of the canvas: that itself over those that it stands over.
    private func copyBackdrop(_ box: LayerBox, into target: Canvas) {
        target.clear(minX: 0, minY: 0, maxX: target.width, maxY: target.height, to: 0)
        let now = Backdrop.Level(canvas: canvas, valid: backdrop.valid, x: backdrop.x, y: backdrop.y)
        let x = box.minX + backdrop.x
        let y = box.minY + backdrop.y
        let lowest = backdrop.first < backdrops.count ? backdrops[backdrop.first] : now
        let seen = LayerBox(minX: x, minY: y, maxX: x + box.width, maxY: y + box.height)
            .intersection(lowest.valid ?? lowest.canvas.box)
        if !seen.isEmpty { target.copy(lowest.canvas, seen, x: x, y: y) }
        for index in backdrop.first..<backdrops.count {
            let level = index + 1 < backdrops.count ? backdrops[index + 1] : now
            let place = (level.valid ?? level.canvas.box).offset(x: level.x - x, y: level.y - y)
                .intersection(target.box)
            if place.isEmpty { continue }
            target.over(
                pixels: UnsafePointer(level.canvas.base), width: level.canvas.width, height: level.canvas.height,
                x: level.x - x, y: level.y - y, alpha: 255,
                in: ClipRegion(minX: place.minX, minY: place.minY, maxX: place.maxX, maxY: place.maxY),
                scratch: scratch)
        }
        if backdrop.isStage && !seen.isEmpty { target.extendEdges(of: seen.offset(x: -x, y: -y)) }
    }
}

extension LayerBlur {
    /// The blur of a material; no wider than what a picture's edge is worth, however much the material is enlarged.
    init(_ material: Paint.Material, _ transform: Affine) {
        let stretch = max(
            transform.a * transform.a + transform.b * transform.b, transform.c * transform.c + transform.d * transform.d
        ).squareRoot()
        let most = Self.widestMaterial / max(stretch, 1e-9)
        self.init(min(material.deviation, most), transform)
    }

    /// Pixels.
    private static let widestMaterial = 100.0
}
