internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Draws a layer through a projective map to the device: its flat picture is kept while nothing inside changes.
    mutating func drawProjected(
        _ segment: Segment, _ state: LayerState, _ map: Projection, _ opacity: Double, _ clip: ClipState
    ) {
        var area = (state.effect?.extent(of: state.inside) ?? state.inside).intersection(Self.largestInside)
        if let clip = segment.clip { area = area.intersection(clip.bounds) }
        guard !area.isEmpty, map.isFinite, let inverse = map.inverse else { return }
        let middle = Point(x: area.midX, y: area.midY)
        let scale = pictureScale(map.stretch(at: middle) ?? 1, area)
        let box = pictureBox(area, scale)
        if box.isEmpty { return }
        let picture = picture(segment, state, scale, box)
        let toPicture = inverse.concatenating(
            Affine(a: scale, b: 0, c: 0, d: scale, tx: Double(-box.minX), ty: Double(-box.minY)))
        let source = ProjectedSource(picture.pictures, map: ProjectiveMap(toPicture))
        canvas.over(source, alpha: UInt32(opacity * 255 + 0.5), in: arena.region(clip), scratch: scratch)
    }

    private static let largestInside = Rect(minX: -20_000, minY: -20_000, maxX: 20_000, maxY: 20_000)
    /// A picture has at most so many pixels.
    private static let largestPicture = 4_000_000.0
    /// Pixels of the picture for one of the device: text stays legible at every angle.
    private static let density = 2.0.squareRoot()

    /// Returns the pixels for a point, in steps of √2, so that a picture is good for a while of a motion.
    private func pictureScale(_ stretch: Double, _ area: Rect) -> Double {
        let step = 2.0.squareRoot()
        var scale = 1.0
        while scale < stretch * 0.97 && scale < 64 { scale *= step }
        while scale / step >= stretch * 0.97 && scale > 0.01 { scale /= step }
        scale *= Self.density
        while area.width * scale * area.height * scale > Self.largestPicture { scale /= step }
        return scale
    }

    private func pictureBox(_ area: Rect, _ scale: Double) -> LayerBox {
        func low(_ x: Double) -> Int { ClipState.pixel((x * scale - PixelBox.margin).rounded(.down)) }
        func high(_ x: Double) -> Int { ClipState.pixel((x * scale + PixelBox.margin).rounded(.up)) }
        return LayerBox(minX: low(area.minX), minY: low(area.minY), maxX: high(area.maxX), maxY: high(area.maxY))
    }

    private mutating func picture(
        _ segment: Segment, _ state: LayerState, _ scale: Double, _ box: LayerBox
    ) -> LayerPicture {
        // unsafe: nobody but the painter puts a picture there, and all of its are of this class.
        let known = state.picture.map { unsafeDowncast($0, to: LayerPicture.self) }
        if let known, known.isValid(state.version, scale, box) { return known }
        let picture = known ?? LayerPicture()
        state.picture = picture
        let room = picture.begin(state.version, scale, box)
        // The picture and its border.
        let all = LayerBox(
            minX: box.minX - 1, minY: box.minY - 1, maxX: box.minX - 1 + room.width, maxY: box.minY - 1 + room.height)
        let local = LayerBox(minX: 0, minY: 0, maxX: room.width, maxY: room.height)
        let transform = Affine.scale(x: scale, y: scale)
        // It is kept whatever comes below it, and so stands over nothing.
        let outerBackdrop = backdrop
        backdrop = Backdrop(first: backdrops.count, isStage: false, isNowhere: state.effect == nil)
        defer { backdrop = outerBackdrop }
        if state.effect == nil {
            drawInside(segment, 0..<segment.childCells.count, transform, room, all, local, isCut: true)
        } else {
            let outer = canvas
            canvas = room
            room.clear(minX: 0, minY: 0, maxX: room.width, maxY: room.height, to: 0)
            let place = transform.concatenating(.translation(x: Double(-all.minX), y: Double(-all.minY)))
            var whole = ClipState(minX: 0, minY: 0, maxX: room.width, maxY: room.height)
            if scratch.width < room.width {
                scratch.deallocate()
                scratch = RowScratch(width: room.width)
            }
            let used = arena.used
            if let effect = segment.cell.pointee.effect { whole = push(effect, of: segment.cell, place, whole) }
            drawFlat(segment, state, place, 1, whole)
            arena.used = used
            canvas = outer
        }
        picture.pictures.end()
        return picture
    }
}

extension ProjectiveMap {
    init(_ p: Projection) { self.init(p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33) }
}

extension Projection {
    /// Returns the most that a short line at a point is stretched, in whichever direction.
    func stretch(at p: Point) -> Double? {
        guard let (a, b) = derivative(at: p) else { return nil }
        // Its larger singular value.
        let sum = (a.x * a.x + a.y * a.y + b.x * b.x + b.y * b.y) / 2
        let determinant = a.x * b.y - a.y * b.x
        let result = (sum + max(0, sum * sum - determinant * determinant).squareRoot()).squareRoot()
        return result.isFinite ? result : nil
    }

    /// Returns where steps of one point to the right and downwards lead, to first order. Nil for what is behind the
    /// eye.
    private func derivative(at p: Point) -> (right: Point, down: Point)? {
        guard let q = apply(p) else { return nil }
        let w = depth(p)
        return (
            Point(x: (m11 - q.x * m13) / w, y: (m12 - q.y * m13) / w),
            Point(x: (m21 - q.x * m23) / w, y: (m22 - q.y * m23) / w)
        )
    }
}
