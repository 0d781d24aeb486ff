internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Draws a blurred segment in which there is nothing but a text of a single glyph, by masks that are kept.
    ///
    /// - Returns: false, and nothing is drawn, if there is anything else in it.
    mutating func drawBlurredText(
        of segment: Segment, _ transform: Affine, _ opacity: Double, _ clip: ClipState, deviation: Double
    ) -> Bool {
        var (cell, transform, scale) = (segment.cell, transform, 1.0)
        while cell.pointee.text == nil {
            guard !cell.pointee.hasContent, cell.children.count == 1, let child = cell.children.first else {
                return false
            }
            cell = child
            let inner = cell.pointee.transform
            if let effect = cell.pointee.effect?.pointee {
                guard effect.opacity == 1, effect.clip == .none, effect.textBlur == 0, inner.isUpright else {
                    return false
                }
                scale *= inner.a
            }
            if cell.pointee.hasLayer { return false }
            transform = inner.concatenating(transform)
        }
        // Glyphs that touch would show through one another.
        guard let text = cell.pointee.text, let face = text._withUnsafeGuaranteedRef({ $0.faceOfSingleGlyph }),
            faces.indices.contains(face.index), !faces[face.index].isPictures
        else { return false }
        drawBlurred(text, cell.pointee.textColor, transform, opacity, clip, blur: deviation / scale)
        return true
    }

    mutating func drawBlurred(
        _ segment: Segment, _ state: LayerState, _ transform: Affine, _ alpha: UInt32, _ clip: ClipState,
        _ blur: LayerBlur, isOpaque: Bool
    ) {
        let reachX = blur.across.reach
        let reachY = blur.down.reach
        // An opaque blur has no pixel beside the edges: it would be black.
        let full = layerBox(
            state.inside, transform, reachX: reachX, reachY: reachY, margin: isOpaque ? -1e-3 : PixelBox.margin)
        let shown = isOpaque ? full : full.outset(x: reachX, y: reachY)
        let out = shown.intersection(LayerBox(clip))
        // An opaque blur's edge pixels go on beyond the edge: they are wanted wherever the reach ends.
        let need = full.intersection(out.outset(x: reachX, y: reachY))
        if out.isEmpty || need.isEmpty { return }
        let block = layers.take(full.width * full.height)
        let layer = Canvas(base: block.baseAddress!, width: full.width, height: full.height)
        drawInside(
            segment, 0..<segment.childCells.count, transform, layer, full,
            need.offset(x: -full.minX, y: -full.minY))
        let result = layers.take(out.width * out.height)
        let picture = Canvas(base: result.baseAddress!, width: out.width, height: out.height)
        layer.blur(
            blur.across, blur.down, isOpaque: isOpaque, to: out.offset(x: -full.minX, y: -full.minY), into: picture,
            scratch: layers.blur)
        lay(picture, out, alpha, clip)
        layers.recycle(block)
        layers.recycle(result)
    }

    mutating func drawShadowed(
        _ segment: Segment, _ state: LayerState, _ transform: Affine, _ opacity: Double, _ clip: ClipState,
        _ blur: LayerBlur, _ color: RGBA
    ) {
        let reachX = blur.across.reach + 1
        let reachY = blur.down.reach + 1
        let full = layerBox(state.inside, transform, reachX: reachX + abs(blur.x), reachY: reachY + abs(blur.y))
        let area = LayerBox(clip)
        let shadow = full.offset(x: blur.x, y: blur.y).outset(x: reachX, y: reachY).intersection(area)
        var need = full.intersection(area)
        if !shadow.isEmpty {
            need = need.union(
                shadow.offset(x: -blur.x, y: -blur.y).outset(x: reachX, y: reachY).intersection(full))
        }
        if need.isEmpty { return }
        let block = layers.take(full.width * full.height)
        let layer = Canvas(base: block.baseAddress!, width: full.width, height: full.height)
        let local = need.offset(x: -full.minX, y: -full.minY)
        drawInside(segment, 0..<segment.childCells.count, transform, layer, full, local)
        if opacity >= 1 {
            drawShadow(layer, full, shadow, blur, color, clip)
            lay(layer, full, 255, clip)
        } else {
            // Both together are one picture, through which the shadow is not seen.
            let both = layers.take(area.width * area.height)
            let outer = canvas
            canvas = Canvas(base: both.baseAddress!, width: area.width, height: area.height)
            canvas.clear(minX: 0, minY: 0, maxX: area.width, maxY: area.height, to: 0)
            let whole = ClipState(minX: 0, minY: 0, maxX: area.width, maxY: area.height)
            let x = -area.minX
            let y = -area.minY
            drawShadow(layer, full.offset(x: x, y: y), shadow.offset(x: x, y: y), blur, color, whole)
            lay(layer, full.offset(x: x, y: y), 255, whole)
            let picture = canvas
            canvas = outer
            lay(picture, area, UInt32(opacity * 255 + 0.5), clip)
            layers.recycle(both)
        }
        layers.recycle(block)
    }

    private mutating func drawShadow(
        _ layer: Canvas, _ full: LayerBox, _ shadow: LayerBox, _ blur: LayerBlur, _ color: RGBA, _ clip: ClipState
    ) {
        let ink = color.ink
        if shadow.isEmpty || ink.alpha == 0 { return }
        let stride = (shadow.width + 7) & ~7
        let used = arena.used
        let bytes = arena.bytes(stride * shadow.height + 16)
        layer.blurAlpha(
            blur.across, blur.down, shiftX: blur.partX, shiftY: blur.partY,
            to: shadow.offset(x: -full.minX - blur.x, y: -full.minY - blur.y), into: bytes, stride: stride,
            scratch: layers.blur)
        let mask = Mask(
            base: UnsafePointer(bytes), stride: stride, x: shadow.minX, y: shadow.minY, width: shadow.width,
            height: shadow.height)
        canvas.blend(mask, ink, in: arena.region(clip), scratch: scratch)
        arena.used = used
    }
}

extension LayerBox {
    func outset(x: Int, y: Int) -> LayerBox {
        LayerBox(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }

    func union(_ other: LayerBox) -> LayerBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return LayerBox(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }
}

extension ShapedText {
    /// The face of a text that is one glyph and nothing else, not even a line under it.
    fileprivate var faceOfSingleGlyph: FaceNumber? {
        guard lines.count == 1, lines[0].rules.isEmpty, lines[0].runs.count == 1, lines[0].runs[0].glyphs.count == 1
        else { return nil }
        return FaceNumber(lines[0].runs[0].face)
    }
}
