internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// - Parameter blur: The standard deviation in points; 0 is sharp.
    mutating func draw(
        _ text: ShapedText, _ color: RGBA, _ transform: Affine, _ opacity: Double, _ clip: ClipState, blur: Double = 0
    ) {
        let ink = color.ink(opacity: opacity)
        let isUpright = transform.isUpright
        let softness = GlyphSoftness(deviation: blur * abs(transform.determinant).squareRoot())
        // Through pointers, since an array that is walked is retained, and so is all that is in it.
        text.lines.withUnsafeBufferPointer { lines in
            for line in lines.indices {
                let baseline = lines[line].baseline
                lines[line].runs.withUnsafeBufferPointer { runs in
                    for run in runs.indices {
                        let runInk = runs[run].color.map { $0.ink(opacity: opacity) } ?? ink
                        let number = FaceNumber(runs[run].face)
                        guard number.index < faces.count else { continue }
                        let face = faces[number.index]
                        runs[run].glyphs.withUnsafeBufferPointer { glyphs in
                            if face.isPictures {
                                drawPictures(glyphs, number, face, baseline, transform, opacity, clip)
                            } else if isUpright && number.size * transform.a <= GlyphAtlas.largest {
                                drawMasks(glyphs, number, face, baseline, transform, runInk, clip, softness)
                            } else {
                                drawOutlines(glyphs, number, face, baseline, transform, runInk, clip, softness)
                            }
                        }
                    }
                }
                if !lines[line].rules.isEmpty {
                    let colors = lines[line].ruleColors
                    for (index, rule) in lines[line].rules.enumerated() {
                        let own = index < colors.count ? colors[index] : nil
                        draw(rule, .color(own ?? color), transform, opacity, clip)
                    }
                }
            }
        }
    }

    /// Draws glyphs the way of text in motion: a mask from the atlas, at a whole pixel.
    private mutating func drawMasks(
        _ glyphs: UnsafeBufferPointer<ShapedText.Glyph>, _ number: FaceNumber, _ face: Face, _ baseline: Double,
        _ transform: Affine, _ ink: Ink, _ clip: ClipState, _ softness: GlyphSoftness
    ) {
        if ink.alpha == 0 { return }
        let scale = transform.a
        let steps = softness.rounded(steps: Int((number.size * scale * GlyphAtlas.sizeSteps).rounded()))
        if steps <= 0 { return }
        let family = GlyphAtlas.key(face: number.index, steps: steps, softness: softness)
        let region = arena.region(clip)
        for glyph in glyphs {
            drawMask(
                glyph, family, face, steps, softness, transform.tx + scale * glyph.x,
                transform.ty + scale * (baseline + glyph.y), ink, region)
        }
    }

    /// Draws a glyph by its mask, with its origin at a point of the canvas.
    @inline(__always)
    mutating func drawMask(
        _ glyph: ShapedText.Glyph, _ family: UInt64, _ face: Face, _ steps: Int, _ softness: GlyphSoftness, _ x: Double,
        _ y: Double, _ ink: Ink, _ region: ClipRegion
    ) {
        let x = x * Double(GlyphAtlas.xPhases) + 0.5
        let y = y * Double(GlyphAtlas.yPhases) + 0.5
        // NaN is nowhere, and nothing is further away than this.
        guard abs(x) < 1e8, abs(y) < 1e8 else { return }
        let stepX = softness.rounded(phase: floorStep(x))
        let stepY = softness.rounded(phase: floorStep(y))
        let entry = atlas.entry(
            family, face, steps: steps, id: glyph.id, phaseX: stepX & (GlyphAtlas.xPhases - 1),
            phaseY: stepY & (GlyphAtlas.yPhases - 1), softness: softness)
        // Of what is faint and blurred enough every pixel is rounded to nothing.
        if UInt32(entry.peak) &* ink.alpha < 128 { return }
        let mask = Mask(
            base: UnsafePointer(atlas.bytes + Int(entry.offset)), stride: entry.stride,
            x: (stepX &>> 2) &+ Int(entry.left), y: (stepY &>> 3) &+ Int(entry.top), width: Int(entry.width),
            height: Int(entry.height))
        canvas.blend(mask, ink, in: region, scratch: scratch)
    }

    /// Draws glyphs that are turned, skewed, mirrored or very large: each is rendered where it stands.
    private mutating func drawOutlines(
        _ glyphs: UnsafeBufferPointer<ShapedText.Glyph>, _ number: FaceNumber, _ face: Face, _ baseline: Double,
        _ transform: Affine, _ ink: Ink, _ clip: ClipState, _ softness: GlyphSoftness
    ) {
        if ink.alpha == 0 || !transform.isFinite { return }
        for glyph in glyphs {
            let place = Affine(
                a: number.size, b: 0, c: 0, d: number.size, tx: glyph.x, ty: baseline + glyph.y)
            let toDevice = place.concatenating(transform)
            guard var outline = atlas.rasterizer.outline(face, glyph.id, toDevice) else { continue }
            var box = atlas.rasterizer.box(&outline)
            let reach = softness.reach
            guard box.left - reach < clip.maxX, box.left + box.width + reach > clip.minX, box.top - reach < clip.maxY,
                box.top + box.height + reach > clip.minY
            else { continue }
            // Cut at the canvas and not at the clip: FreeType's rounding along a cut edge depends on where the cut is.
            let minX = max(box.left, -reach)
            let minY = max(box.top, -reach)
            box.width = min(box.left + box.width, canvas.width + reach) - minX
            box.height = min(box.top + box.height, canvas.height + reach) - minY
            box.left = minX
            box.top = minY
            if box.width <= 0 || box.height <= 0 { continue }
            let stride = box.stride
            let size = stride * box.height
            let used = arena.used
            let base = arena.bytes(size + 16)
            base.update(repeating: 0, count: size)
            atlas.rasterizer.render(&outline, box, into: base, stride: stride)
            var bytes = UnsafePointer(base)
            if !softness.isSharp {
                let soft = box.outset(by: reach)
                let target = arena.bytes(soft.stride * soft.height + 16)
                layers.blur.soften(base, box, softness.plan, into: target, soft)
                (box, bytes) = (soft, UnsafePointer(target))
            }
            let mask = Mask(
                base: bytes, stride: box.stride, x: box.left, y: box.top, width: box.width, height: box.height)
            canvas.blend(mask, ink, in: arena.region(clip), scratch: scratch)
            arena.used = used
        }
    }

    /// Draws emoji: made small once, then laid at whole pixels; stretched where they are turned or larger than they
    /// come.
    private mutating func drawPictures(
        _ glyphs: UnsafeBufferPointer<ShapedText.Glyph>, _ number: FaceNumber, _ face: Face, _ baseline: Double,
        _ transform: Affine,
        _ opacity: Double, _ clip: ClipState
    ) {
        guard transform.isFinite else { return }
        let zoom = abs(transform.determinant).squareRoot()
        let size = min(number.size * zoom, GlyphAtlas.largest)
        let steps = Int((size * GlyphAtlas.sizeSteps).rounded())
        if steps <= 0 { return }
        let isPlain = transform.isUpright && number.size * zoom <= GlyphAtlas.largest
        let family = GlyphAtlas.key(face: number.index, steps: steps)
        let pixelSize = Double(steps) / GlyphAtlas.sizeSteps
        for glyph in glyphs {
            let origin = transform.apply(Point(x: glyph.x, y: baseline + glyph.y))
            guard abs(origin.x) < 1e7, abs(origin.y) < 1e7 else { continue }
            let stepX = isPlain ? Int((origin.x * 4 + 0.5).rounded(.down)) : 0
            let stepY = isPlain ? Int((origin.y * 8 + 0.5).rounded(.down)) : 0
            let key = family | UInt64(glyph.id & 0xFFFF) << 5 | UInt64(stepY & 7) << 2 | UInt64(stepX & 3)
            guard
                let picture = pictures.picture(
                    key, face, size: pixelSize, id: glyph.id, x: Double(stepX & 3) / 4, y: Double(stepY & 7) / 8)
            else { continue }
            let alpha = UInt32(opacity * 255 + 0.5)
            picture.pixels.withUnsafeBufferPointer { pixels in
                guard let base = pixels.baseAddress else { return }
                if isPlain {
                    canvas.over(
                        pixels: base, width: picture.width, height: picture.height, x: stepX >> 2 + picture.left,
                        y: stepY >> 3 + picture.top, alpha: alpha, in: arena.region(clip), scratch: scratch)
                } else {
                    let unit = number.size / pixelSize
                    let rect = Rect(
                        x: glyph.x + Double(picture.left) * unit, y: baseline + glyph.y + Double(picture.top) * unit,
                        width: Double(picture.width) * unit, height: Double(picture.height) * unit)
                    draw(base, picture.width, picture.height, in: rect, transform, opacity, clip)
                }
            }
        }
    }
}

extension Affine {
    /// True if text under it stays upright and in proportion, as near as the eye can tell.
    var isUpright: Bool {
        a > 0 && abs(a - d) <= 1e-6 * a && abs(b) <= 1e-6 * a && abs(c) <= 1e-6 * a
    }
}
