internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Draws a segment that flattens what is inside: that into a picture of its own, and the picture over the canvas.
    ///
    /// A picture's extent depends on the canvas and never on the clip, so that a part painted anew equals the whole.
    mutating func drawLayer(
        _ segment: Segment, _ transform: Affine, _ opacity: Double, _ outerClip: ClipState, _ bounds: Rect
    ) {
        guard let state = segment.layerState, transform.isFinite, !state.inside.isEmpty else { return }
        var clip = outerClip
        clip.restrict(toX: bounds.minX - Self.layerMargin, bounds.maxX + Self.layerMargin)
        clip.restrict(toY: bounds.minY - Self.layerMargin, bounds.maxY + Self.layerMargin)
        if clip.isEmpty { return }
        if let projection = state.projection {
            drawProjected(segment, state, projection.concatenating(transform), opacity, clip)
        } else {
            drawFlat(segment, state, transform, opacity, clip)
        }
    }

    /// Pixels by which a layer may be beside its bounds; less than what damage is widened by.
    private static let layerMargin = PixelBox.margin / 2

    /// Draws a layer under an affine map.
    mutating func drawFlat(
        _ segment: Segment, _ state: LayerState, _ transform: Affine, _ opacity: Double, _ clip: ClipState
    ) {
        let alpha = UInt32(opacity * 255 + 0.5)
        let effect = state.effect ?? .group
        switch effect {
        case .group, .colors, .threshold, .blended, .mask: break
        case .blur(let deviation, let isOpaque):
            let blur = LayerBlur(deviation, transform)
            if blur.isIdentity { break }
            if !isOpaque, drawBlurredText(of: segment, transform, opacity, clip, deviation: deviation) { return }
            return drawBlurred(segment, state, transform, alpha, clip, blur, isOpaque: isOpaque)
        case .shadow(let color, let deviation, let x, let y):
            let blur = LayerBlur(deviation, transform, x: x, y: y)
            return drawShadowed(segment, state, transform, opacity, clip, [Shadow(blur, color)])
        case .shadows(let shadows):
            return drawShadowed(
                segment, state, transform, opacity, clip, shadows.map { Shadow($0, transform) })
        }
        let full = layerBox(state.inside, transform, reachX: 0, reachY: 0)
        var need = full.intersection(LayerBox(clip))
        if need.isEmpty { return }
        // What is made of a pixel and its neighbours needs those too.
        if case .threshold = effect { need = full.intersection(need.outset(1)) }
        let block = layers.take(full.width * full.height)
        defer { layers.recycle(block) }
        let layer = Canvas(base: block.baseAddress!, width: full.width, height: full.height)
        let local = need.offset(x: -full.minX, y: -full.minY)
        var count = segment.childCells.count
        if case .mask = effect { count -= 1 }
        drawInside(segment, 0..<max(0, count), transform, layer, full, local)
        switch effect {
        case .colors(let matrix): layer.map(matrix, in: local)
        case .threshold(let range, let color): layer.threshold(range, color, in: local)
        case .blended(let mode):
            return canvas.blend(
                layer, x: full.minX, y: full.minY, mode, alpha: alpha, in: arena.region(clip), scratch: scratch)
        case .mask: if count >= 0 { drawMask(segment, count, transform, layer, full, local) }
        default: break
        }
        lay(layer, full, alpha, clip)
    }

    private mutating func drawMask(
        _ segment: Segment, _ index: Int, _ transform: Affine, _ layer: Canvas, _ full: LayerBox, _ local: LayerBox
    ) {
        let block = layers.take(full.width * full.height)
        let mask = Canvas(base: block.baseAddress!, width: full.width, height: full.height)
        drawInside(segment, index..<(index + 1), transform, mask, full, local, isMask: true)
        layer.mask(by: mask, in: local)
        layers.recycle(block)
    }

    /// Lays a picture over the canvas at a box's corner.
    mutating func lay(_ picture: Canvas, _ box: LayerBox, _ alpha: UInt32, _ clip: ClipState) {
        canvas.over(
            pixels: UnsafePointer(picture.base), width: picture.width, height: picture.height, x: box.minX,
            y: box.minY, alpha: alpha, in: arena.region(clip), scratch: scratch)
    }

    /// Returns the pixels of the canvas, or near enough to it to matter, that what is inside covers.
    func layerBox(
        _ inside: Rect, _ transform: Affine, reachX: Int, reachY: Int, margin: Double = PixelBox.margin
    ) -> LayerBox {
        let box = transform.apply(inside)
        var pixels = ClipState(
            minX: -reachX, minY: -reachY, maxX: canvas.width + reachX, maxY: canvas.height + reachY)
        pixels.restrict(toX: box.minX - margin, box.maxX + margin)
        pixels.restrict(toY: box.minY - margin, box.maxY + margin)
        return LayerBox(pixels)
    }

    /// Clears a box of a layer's picture and draws in it some of the children of a segment, and the segment's own content.
    ///
    /// - Parameters:
    ///   - full: the place of the picture on the canvas of now.
    ///   - local: the part that is wanted, in the picture's pixels.
    ///   - isCut: Whether the segment's own clip cuts the picture.
    mutating func drawInside(
        _ segment: Segment, _ children: Range<Int>, _ transform: Affine, _ layer: Canvas, _ full: LayerBox,
        _ local: LayerBox, isMask: Bool = false, isCut: Bool = false
    ) {
        let outerCanvas = canvas
        let outerMasker = masker
        let outerBackdrop = backdrop
        backdrops.append(Backdrop.Level(canvas: canvas, valid: backdrop.valid, x: backdrop.x, y: backdrop.y))
        backdrop = backdrop.inside(full, local, isAlone: isMask, depth: backdrops.count)
        canvas = layer
        masker = layers.takeMasker()
        masker.fit(width: layer.width, height: layer.height)
        if scratch.width < layer.width {
            scratch.deallocate()
            scratch = RowScratch(width: layer.width)
        }
        layer.clear(minX: local.minX, minY: local.minY, maxX: local.maxX, maxY: local.maxY, to: 0)
        var clip = ClipState(minX: local.minX, minY: local.minY, maxX: local.maxX, maxY: local.maxY)
        let used = arena.used
        let inner = transform.concatenating(.translation(x: Double(-full.minX), y: Double(-full.minY)))
        if isCut, let effect = segment.cell.pointee.effect { clip = push(effect, of: segment.cell, inner, clip) }
        if segment.cell.pointee.hasContent && !isMask { drawContent(of: segment, inner, 1, clip) }
        if segment.cell.pointee.hasGlyphs && !isMask { drawGlyphs(of: segment.cell, inner, 1, clip) }
        for index in children { draw(segment.children[index], inner, 1, clip) }
        arena.used = used
        layers.recycle(masker)
        masker = outerMasker
        backdrops.removeLast()
        backdrop = outerBackdrop
        canvas = outerCanvas
    }
}

extension LayerBox {
    init(_ clip: ClipState) { self.init(minX: clip.minX, minY: clip.minY, maxX: clip.maxX, maxY: clip.maxY) }
}
