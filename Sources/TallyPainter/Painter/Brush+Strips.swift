internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// A text; one in a single face and upright by the short way: masks from the atlas, only of the lines inside the clip.
    mutating func draw(
        _ text: Unmanaged<ShapedText>, _ color: RGBA, _ transform: Affine, _ opacity: Double, _ clip: ClipState
    ) {
        var index = -1
        if transform.isUpright {
            if let known = strips.index(of: text) {
                index = known
            } else {
                index = makeStrip(text)
            }
        }
        if index < 0 { return drawLines(text, color, transform, opacity, clip) }
        let strip = strips.strips[index]
        if !(strip.face.size * transform.a <= GlyphAtlas.largest) {
            return drawLines(text, color, transform, opacity, clip)
        }
        let ink = ink(color, opacity)
        if ink.alpha == 0 { return }
        let scale = transform.a
        let steps = Int((strip.face.size * scale * GlyphAtlas.sizeSteps).rounded())
        if steps <= 0 { return }
        let family = GlyphAtlas.key(face: strip.face.index, steps: steps)
        let region = arena.region(clip)
        // In this form NaN is nowhere.
        let first = Double(clip.minY) - PixelBox.margin - transform.ty
        let last = Double(clip.maxY) + PixelBox.margin - transform.ty
        for line in Int(strip.lines.lowerBound)..<Int(strip.lines.upperBound) {
            let entry = strips.lines[line]
            guard entry.bottom * scale > first, entry.top * scale < last else { continue }
            for glyph in Int(entry.glyphs.lowerBound)..<Int(entry.glyphs.upperBound) {
                drawMask(strips.glyphs[glyph], family, strip.face.index, steps, scale, transform, ink, region)
            }
        }
    }

    // Apart, so that the short way does not retain the text.
    @inline(never)
    private mutating func makeStrip(_ text: Unmanaged<ShapedText>) -> Int {
        strips.make(text.takeUnretainedValue(), store)
    }

    @inline(never)
    private mutating func drawLines(
        _ text: Unmanaged<ShapedText>, _ color: RGBA, _ transform: Affine, _ opacity: Double, _ clip: ClipState
    ) {
        draw(text.takeUnretainedValue(), color, transform, opacity, clip)
    }

    @inline(__always)
    private mutating func drawMask(
        _ glyph: ShapedText.Glyph, _ family: UInt64, _ face: Int, _ steps: Int, _ scale: Double, _ transform: Affine,
        _ ink: Ink, _ region: ClipRegion
    ) {
        let x = (transform.tx + scale * glyph.x) * Double(GlyphAtlas.xPhases) + 0.5
        let y = (transform.ty + scale * glyph.y) * Double(GlyphAtlas.yPhases) + 0.5
        guard abs(x) < 1e8, abs(y) < 1e8 else { return }
        let stepX = floorStep(x)
        let stepY = floorStep(y)
        let phaseX = stepX & (GlyphAtlas.xPhases - 1)
        let phaseY = stepY & (GlyphAtlas.yPhases - 1)
        let entry: GlyphAtlas.Entry
        if let known = atlas.known(family, id: glyph.id, phaseX: phaseX, phaseY: phaseY) {
            entry = known
        } else {
            entry = atlas.entry(family, faces[face], steps: steps, id: glyph.id, phaseX: phaseX, phaseY: phaseY)
        }
        let mask = Mask(
            base: UnsafePointer(atlas.bytes + Int(entry.offset)), stride: entry.stride,
            x: (stepX &>> 2) &+ Int(entry.left), y: (stepY &>> 3) &+ Int(entry.top), width: Int(entry.width),
            height: Int(entry.height))
        canvas.blend(mask, ink, in: region, scratch: scratch)
    }

    /// The colour as ink, as computed for the text before if nothing else is wanted.
    @inline(__always)
    private mutating func ink(_ color: RGBA, _ opacity: Double) -> Ink {
        if opacity == lastInk.opacity && color == lastInk.color { return lastInk.ink }
        let ink = color.ink(opacity: opacity)
        lastInk = (color, opacity, ink)
        return ink
    }
}

/// The whole number below; without a call, which rounding is on processors of the base line.
@inline(__always) func floorStep(_ x: Double) -> Int {
    let near = Int(x)
    return Double(near) > x ? near &- 1 : near
}
