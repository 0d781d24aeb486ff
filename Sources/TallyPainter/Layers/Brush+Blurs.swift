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
            guard !cell.pointee.hasContent, !cell.pointee.hasGlyphs, cell.children.count == 1,
                let child = cell.children.first
            else {
                return false
            }
            cell = child
            let inner = cell.pointee.transform
            if let effect = cell.pointee.effect?.pointee {
                guard effect.opacity == 1, effect.clip == .none, inner.isUpright else {
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
