internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Draws a text; one in a single face and upright by the short way: masks from the atlas, only of the lines inside
    /// the clip.
    mutating func draw(
        _ text: Unmanaged<ShapedText>, _ color: RGBA, _ transform: Affine, _ opacity: Double, _ clip: ClipState
    ) {
        if transform.isUpright {
            place.pointee = TextPlace(transform, opacity, arena.region(clip), clip.reach)
            if drawStrip(text, color, transform.tx, transform.ty) { return }
        }
        drawLines(text, color, transform, opacity, clip)
    }

    /// Draws a text the short way, at the current place, with the text's top left corner at a point of the canvas.
    ///
    /// - Returns: false if the text is more than a strip, or large.
    @inline(__always)
    mutating func drawStrip(
        _ text: Unmanaged<ShapedText>, _ color: RGBA, _ tx: Double, _ ty: Double
    ) -> Bool {
        let index = strips.index(of: text) ?? makeStrip(text)
        if index < 0 { return false }
        let scale = place.pointee.outer.a
        let strip = strips.strip(index, scale: scale)
        if strip.steps <= 0 { return strip.steps == 0 }
        let ink = ink(color, place.pointee.opacity)
        if ink.alpha == 0 { return true }
        // In this form NaN is nowhere.
        let first = place.pointee.reach.minY - PixelBox.margin - ty
        let last = place.pointee.reach.maxY + PixelBox.margin - ty
        var line = strips.firstLine(of: strip, below: first, scale: scale)
        let end = Int(strip.lines.upperBound)
        while line < end {
            let entry = strips.lines[line]
            line &+= 1
            if !(entry.top * scale < last) {
                if strip.isOrdered { break }
                continue
            }
            guard entry.bottom * scale > first else { continue }
            for glyph in Int(entry.glyphs.lowerBound)..<Int(entry.glyphs.upperBound) {
                drawMask(strips.glyphs[glyph], strip, scale, tx, ty, ink)
            }
        }
        return true
    }

    // Apart, so that the short way does not retain the text.
    @inline(never)
    private mutating func makeStrip(_ text: Unmanaged<ShapedText>) -> Int {
        strips.make(text.takeUnretainedValue(), store)
    }

    @inline(never)
    mutating func drawLines(
        _ text: Unmanaged<ShapedText>, _ color: RGBA, _ transform: Affine, _ opacity: Double, _ clip: ClipState
    ) {
        draw(text.takeUnretainedValue(), color, transform, opacity, clip)
    }

    /// Draws a text whose glyphs are blurred.
    ///
    /// - Parameter blur: The standard deviation in points.
    @inline(never)
    mutating func drawBlurred(
        _ text: Unmanaged<ShapedText>, _ color: RGBA, _ transform: Affine, _ opacity: Double, _ clip: ClipState,
        blur: Double
    ) {
        if transform.isUpright, drawSoft(text, ink(color, opacity), transform, arena.region(clip), blur: blur) {
            return
        }
        draw(text.takeUnretainedValue(), color, transform, opacity, clip, blur: blur)
    }

    /// Draws a text upright whose glyphs are blurred.
    ///
    /// - Returns: false, and nothing is drawn, if it is more than a strip, or large.
    @inline(__always)
    mutating func drawSoft(
        _ text: Unmanaged<ShapedText>, _ ink: Ink, _ transform: Affine, _ region: ClipRegion, blur: Double
    ) -> Bool {
        guard let strip = softStrip(text), strip.face.size * transform.a <= GlyphAtlas.largest else { return false }
        let softness = GlyphSoftness(deviation: blur * transform.a)
        let steps = softness.rounded(steps: Int(strip.face.size * transform.a * GlyphAtlas.sizeSteps + 0.5))
        guard ink.alpha > 0, steps > 0 else { return true }
        let family = GlyphAtlas.key(face: strip.face.index, steps: steps, softness: softness)
        for line in Int(strip.lines.lowerBound)..<Int(strip.lines.upperBound) {
            let glyphs = strips.lines[line].glyphs
            for index in Int(glyphs.lowerBound)..<Int(glyphs.upperBound) {
                let glyph = strips.glyphs[index]
                drawMask(
                    glyph, family, faces[strip.face.index], steps, softness, transform.tx + transform.a * glyph.x,
                    transform.ty + transform.a * glyph.y, ink, region)
            }
        }
        return true
    }

    private mutating func softStrip(_ text: Unmanaged<ShapedText>) -> TextStrips.Strip? {
        let index = strips.index(of: text) ?? makeStrip(text)
        return index < 0 ? nil : strips.strips[index]
    }

    @inline(__always)
    private mutating func drawMask(
        _ glyph: ShapedText.Glyph, _ strip: TextStrips.Strip, _ scale: Double, _ tx: Double, _ ty: Double, _ ink: Ink
    ) {
        let x = (tx + scale * glyph.x) * Double(GlyphAtlas.xPhases) + 0.5
        let y = (ty + scale * glyph.y) * Double(GlyphAtlas.yPhases) + 0.5
        guard abs(x) < 1e8, abs(y) < 1e8 else { return }
        let stepX = floorStep(x)
        let stepY = floorStep(y)
        let phaseX = stepX & (GlyphAtlas.xPhases - 1)
        let phaseY = stepY & (GlyphAtlas.yPhases - 1)
        let entry: GlyphAtlas.Entry
        if let known = atlas.known(strip.family, id: glyph.id, phaseX: phaseX, phaseY: phaseY) {
            entry = known
        } else {
            entry = atlas.entry(
                strip.family, faces[strip.face.index], steps: strip.steps, id: glyph.id, phaseX: phaseX, phaseY: phaseY)
        }
        let mask = Mask(
            base: UnsafePointer(atlas.bytes + Int(entry.offset)), stride: entry.stride,
            x: (stepX &>> 2) &+ Int(entry.left), y: (stepY &>> 3) &+ Int(entry.top), width: Int(entry.width),
            height: Int(entry.height))
        canvas.blend(mask, ink, in: place.region, scratch: scratch)
    }

    /// Returns the colour as ink, as computed for the text before if nothing else is wanted.
    @inline(__always)
    private mutating func ink(_ color: RGBA, _ opacity: Double) -> Ink {
        if opacity == lastInk.opacity && color == lastInk.color { return lastInk.ink }
        let ink = color.ink(opacity: opacity)
        lastInk = (color, opacity, ink)
        return ink
    }
}

/// Returns the whole number below; without a call, which rounding is on processors of the base line.
@inline(__always) func floorStep(_ x: Double) -> Int {
    let near = Int(x)
    return Double(near) > x ? near &- 1 : near
}
