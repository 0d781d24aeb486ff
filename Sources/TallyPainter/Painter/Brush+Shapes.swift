internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Draws a plain rectangle, which needs no mask: it is the clip itself that is filled.
    mutating func draw(_ rect: Rect, _ paint: Paint, _ transform: Affine, _ opacity: Double, _ clip: ClipState) {
        let box = transform.apply(rect)
        var inner = clip
        restrict(&inner, SoftEdges(low: box.minX, high: box.maxX), SoftEdges(low: box.minY, high: box.maxY))
        if !inner.isEmpty { fill(nil, paint, transform, opacity, inner) }
    }

    /// Draws any shape, through its coverage.
    mutating func draw(_ shape: MaskedShape, _ paint: Paint, _ transform: Affine, _ opacity: Double, _ clip: ClipState)
    {
        if case .color(let color) = paint, !(color.alpha > 0) { return }
        guard let mask = masker.mask(shape, transform, in: clip) else { return }
        fill(mask, paint, transform, opacity, clip)
    }

    private mutating func fill(_ mask: Mask?, _ paint: Paint, _ transform: Affine, _ opacity: Double, _ clip: ClipState)
    {
        if case .material(let material) = paint { return fill(mask, material, transform, opacity, clip) }
        let region = arena.region(clip)
        if case .color(let color) = paint {
            let ink = color.ink(opacity: opacity)
            if let mask {
                canvas.blend(mask, ink, in: region, scratch: scratch)
            } else {
                canvas.fill(ink, in: region, scratch: scratch)
            }
            return
        }
        guard transform.isFinite, let inverse = transform.inverse else { return }
        var map = SourceMap(
            a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: inverse.tx, ty: inverse.ty)
        let alpha = UInt32(opacity * 255 + 0.5)
        let table = gradientTable
        let source: GradientSource
        switch paint {
        case .color, .material: return
        case .mesh(let mesh): return fill(mask, mesh, transform, alpha, clip)
        case .tiles(let tiles): return fill(mask, tiles, map, opacity, clip)
        case .linearGradient(let stops, let from, let to):
            GradientSource.fill(table, with: stops)
            source = GradientSource(linearFrom: from.x, from.y, to: to.x, to.y, map: map, table: table)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            GradientSource.fill(table, with: stops)
            map.tx -= center.x
            map.ty -= center.y
            source = GradientSource(radialFrom: startRadius, to: endRadius, map: map, table: table)
        case .ellipticalGradient(let stops, let center, let size, let startFraction, let endFraction):
            guard size.width > 0, size.height > 0 else { return }
            GradientSource.fill(table, with: stops)
            let unit = SourceMap(
                a: map.a / size.width, b: map.b / size.height, c: map.c / size.width, d: map.d / size.height,
                tx: (map.tx - center.x) / size.width, ty: (map.ty - center.y) / size.height)
            source = GradientSource(radialFrom: startFraction, to: endFraction, map: unit, table: table)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            GradientSource.fill(table, with: stops)
            map.tx -= center.x
            map.ty -= center.y
            source = GradientSource(angularFrom: startAngle, to: endAngle, map: map, table: table)
        }
        canvas.over(source, mask: mask, alpha: alpha, in: region, scratch: scratch)
    }
}

extension Brush {
    /// Fills with a mesh, of which the part that is to be seen becomes pixels first.
    private mutating func fill(
        _ mask: Mask?, _ mesh: Mesh, _ transform: Affine, _ alpha: UInt32, _ clip: ClipState
    ) {
        var box = clip
        if let mask { box.restrict(minX: mask.x, minY: mask.y, maxX: mask.x + mask.width, maxY: mask.y + mask.height) }
        box.restrict(minX: 0, minY: 0, maxX: canvas.width, maxY: canvas.height)
        if box.isEmpty { return }
        let picture = MeshPicture(mesh, transform)
        let width = box.maxX - box.minX
        let height = box.maxY - box.minY
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * height) { pixels in
            guard let base = pixels.baseAddress else { return }
            picture.write(minX: box.minX, minY: box.minY, width: width, height: height, into: base)
            let source = BitmapSource(
                base: base, width: width, height: height,
                map: SourceMap(a: 1, b: 0, c: 0, d: 1, tx: -Double(box.minX), ty: -Double(box.minY)))
            canvas.over(source, mask: mask, alpha: alpha, in: arena.region(box), scratch: scratch)
        }
    }
}

extension Brush {
    /// `map` takes the canvas to the space of the outline.
    private mutating func fill(
        _ mask: Mask?, _ tiles: Tiles, _ map: SourceMap, _ opacity: Double, _ clip: ClipState
    ) {
        let tile = tiles.tile
        let toTiles = SourceMap(
            a: map.a / tile.width, b: map.b / tile.height, c: map.c / tile.width, d: map.d / tile.height,
            tx: (map.tx - tile.minX) / tile.width, ty: (map.ty - tile.minY) / tile.height)
        let alpha = UInt32(opacity * min(max(tiles.opacity, 0), 1) * 255 + 0.5)
        tiles.bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let part = tiles.source
            let source = TileSource(
                base: base, stride: tiles.bitmap.width, source: (part.minX, part.minY, part.width, part.height),
                map: toTiles)
            canvas.over(source, mask: mask, alpha: alpha, in: arena.region(clip), scratch: scratch)
        }
    }
}

extension RGBA {
    /// Returns the colour as ink at an opacity of 0...1, rounded once.
    func ink(opacity: Double) -> Ink {
        RGBA(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1) * opacity).ink
    }
}
