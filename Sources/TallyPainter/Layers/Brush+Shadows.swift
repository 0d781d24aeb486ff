internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// A shadow in device pixels.
    struct Shadow {
        let blur: LayerBlur
        let color: RGBA
        let isInner: Bool

        init(_ blur: LayerBlur, _ color: RGBA) {
            self.blur = blur
            self.color = color
            isInner = false
        }

        init(_ shadow: LayerShadow, _ transform: Affine) {
            blur = LayerBlur(shadow.deviation, transform, x: shadow.x, y: shadow.y)
            color = shadow.color
            isInner = shadow.isInner
        }

        var reachX: Int { blur.across.reach + 1 }
        var reachY: Int { blur.down.reach + 1 }

        /// Returns where the shadow of a box lies.
        func box(of full: LayerBox) -> LayerBox { full.offset(x: blur.x, y: blur.y).outset(x: reachX, y: reachY) }

        /// Returns the pixels that the shadow in a box is made of.
        func sources(of shadow: LayerBox) -> LayerBox {
            shadow.offset(x: -blur.x, y: -blur.y).outset(x: reachX, y: reachY)
        }
    }

    /// Draws a segment's inside with its shadows.
    ///
    /// - Parameter shadows: from the nearest; what is thrown inwards lies upon the inside in the same order.
    mutating func drawShadowed(
        _ segment: Segment, _ state: LayerState, _ transform: Affine, _ opacity: Double, _ clip: ClipState,
        _ shadows: [Shadow]
    ) {
        let reachX = shadows.reduce(0) { max($0, $1.reachX + abs($1.blur.x)) }
        let reachY = shadows.reduce(0) { max($0, $1.reachY + abs($1.blur.y)) }
        let full = layerBox(state.inside, transform, reachX: reachX, reachY: reachY)
        let area = LayerBox(clip)
        let shown = full.intersection(area)
        var need = shown
        for shadow in shadows {
            let box = shadow.isInner ? shown : shadow.box(of: full).intersection(area)
            if !box.isEmpty { need = need.union(shadow.sources(of: box).intersection(full)) }
        }
        if need.isEmpty { return }
        let block = layers.take(full.width * full.height)
        let layer = Canvas(base: block.baseAddress!, width: full.width, height: full.height)
        let local = need.offset(x: -full.minX, y: -full.minY)
        drawInside(segment, 0..<segment.childCells.count, transform, layer, full, local)
        if opacity >= 1 {
            lay(layer, full, shadows, area, clip)
        } else {
            // All together are one picture, through which a shadow is not seen.
            let both = layers.take(area.width * area.height)
            let outer = canvas
            canvas = Canvas(base: both.baseAddress!, width: area.width, height: area.height)
            canvas.clear(minX: 0, minY: 0, maxX: area.width, maxY: area.height, to: 0)
            let whole = ClipState(minX: 0, minY: 0, maxX: area.width, maxY: area.height)
            lay(layer, full.offset(x: -area.minX, y: -area.minY), shadows, LayerBox(whole), whole)
            let picture = canvas
            canvas = outer
            lay(picture, area, UInt32(opacity * 255 + 0.5), clip)
            layers.recycle(both)
        }
        layers.recycle(block)
    }

    /// Lays the shadows over the canvas, the nearest last, and the picture over them.
    private mutating func lay(
        _ layer: Canvas, _ full: LayerBox, _ shadows: [Shadow], _ area: LayerBox, _ clip: ClipState
    ) {
        for shadow in shadows.reversed() where !shadow.isInner {
            drawShadow(layer, full, shadow.box(of: full).intersection(area), shadow.blur, shadow.color, clip)
        }
        guard shadows.contains(where: \.isInner) else { return lay(layer, full, 255, clip) }
        // Each is thrown by the edges as they were drawn.
        let shown = full.intersection(area)
        if shown.isEmpty { return }
        let block = layers.take(full.width * full.height)
        let picture = Canvas(base: block.baseAddress!, width: full.width, height: full.height)
        let local = shown.offset(x: -full.minX, y: -full.minY)
        picture.clear(minX: local.minX, minY: local.minY, maxX: local.maxX, maxY: local.maxY, to: 0)
        let inside = ClipState(minX: local.minX, minY: local.minY, maxX: local.maxX, maxY: local.maxY)
        let outer = canvas
        canvas = picture
        lay(layer, LayerBox(minX: 0, minY: 0, maxX: full.width, maxY: full.height), 255, inside)
        for shadow in shadows where shadow.isInner { drawInnerShadow(layer, local, shadow, inside) }
        canvas = outer
        lay(picture, full, 255, clip)
        layers.recycle(block)
    }

    /// Puts the shadow of what is around the drawing upon the canvas, where that has ink.
    private mutating func drawInnerShadow(_ layer: Canvas, _ box: LayerBox, _ shadow: Shadow, _ clip: ClipState) {
        let ink = shadow.color.ink
        if ink.alpha == 0 { return }
        let used = arena.used
        let mask = mask(layer, box, shadow.blur, x: 0, y: 0, isInverted: true)
        let block = layers.take(layer.width * layer.height)
        let dark = Canvas(base: block.baseAddress!, width: layer.width, height: layer.height)
        dark.clear(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY, to: 0)
        dark.blend(mask, ink, in: arena.region(clip), scratch: scratch)
        canvas.blend(dark, x: 0, y: 0, .sourceAtop, alpha: 255, in: arena.region(clip), scratch: scratch)
        layers.recycle(block)
        arena.used = used
    }

    private mutating func drawShadow(
        _ layer: Canvas, _ full: LayerBox, _ shadow: LayerBox, _ blur: LayerBlur, _ color: RGBA, _ clip: ClipState
    ) {
        let ink = color.ink
        if shadow.isEmpty || ink.alpha == 0 { return }
        let used = arena.used
        let mask = mask(layer, shadow, blur, x: full.minX, y: full.minY, isInverted: false)
        canvas.blend(mask, ink, in: arena.region(clip), scratch: scratch)
        arena.used = used
    }

    /// Returns the blurred coverage of a layer, moved as the blur says, in a box of the canvas; its bytes are the arena's.
    ///
    /// - Parameters:
    ///   - x: where the layer's left edge is on the canvas; `y`: its top.
    ///   - isInverted: whether it is that of what the layer leaves free.
    private mutating func mask(
        _ layer: Canvas, _ box: LayerBox, _ blur: LayerBlur, x: Int, y: Int, isInverted: Bool
    ) -> Mask {
        let stride = (box.width + 7) & ~7
        let bytes = arena.bytes(stride * box.height + 16)
        layer.blurAlpha(
            blur.across, blur.down, shiftX: blur.partX, shiftY: blur.partY,
            to: box.offset(x: -x - blur.x, y: -y - blur.y), into: bytes, stride: stride, scratch: layers.blur)
        if isInverted { for index in 0..<(stride * box.height) { bytes[index] = 255 - bytes[index] } }
        return Mask(
            base: UnsafePointer(bytes), stride: stride, x: box.minX, y: box.minY, width: box.width,
            height: box.height)
    }
}
