internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Returns the clip inside a soft rectangle, whose space `transform` takes to device pixels.
    mutating func push(
        _ rect: Rect, _ top: Double, _ bottom: Double, _ left: Double, _ right: Double, _ transform: Affine,
        _ outer: ClipState
    ) -> ClipState {
        var clip = outer
        if rect.isEmpty {
            clip.maxX = clip.minX
            return clip
        }
        guard transform.isAxisAligned else { return push(rect, top, bottom, left, right, turned: transform, outer) }
        let box = transform.apply(rect)
        let sx = abs(transform.a)
        let sy = abs(transform.d)
        let isFlippedX = transform.a < 0
        let isFlippedY = transform.d < 0
        let x = SoftEdges(
            low: box.minX, high: box.maxX, rise: (isFlippedX ? right : left) * sx,
            fall: (isFlippedX ? left : right) * sx)
        let y = SoftEdges(
            low: box.minY, high: box.maxY, rise: (isFlippedY ? bottom : top) * sy,
            fall: (isFlippedY ? top : bottom) * sy)
        restrict(&clip, x, y)
        return clip
    }

    /// Multiplies an axis-aligned coverage into a clip.
    mutating func restrict(_ clip: inout ClipState, _ x: SoftEdges, _ y: SoftEdges) {
        clip.restrict(toX: x.low, x.high)
        clip.restrict(toY: y.low, y.high)
        if clip.isEmpty { return }
        if !y.isFull { clip.rows = arena.coverage(y, clip.minY, clip.maxY, times: clip.rows) }
        if !x.isFull {
            clip.columns = arena.coverage(x, clip.minX, clip.maxX, times: clip.columns)
            clip.fullMinX = max(clip.fullMinX, ClipState.pixel((x.low + x.rise).rounded(.up)))
            clip.fullMaxX = min(clip.fullMaxX, ClipState.pixel((x.high - x.fall).rounded(.down)))
        }
    }

    /// Returns a rectangle that stands askew: its edges are planes, at each pixel's centre, no steeper than one pixel.
    private mutating func push(
        _ rect: Rect, _ top: Double, _ bottom: Double, _ left: Double, _ right: Double, turned transform: Affine,
        _ outer: ClipState
    ) -> ClipState {
        var clip = outer
        guard transform.isFinite, let inverse = transform.inverse else {
            clip.maxX = clip.minX
            return clip
        }
        let isHard = !(top > 0 || bottom > 0 || left > 0 || right > 0)
        if isHard { return push(.roundedRect(rect, radius: 0), transform, outer) }
        let box = transform.apply(rect).insetBy(-1)
        clip.restrict(toX: box.minX, box.maxX)
        clip.restrict(toY: box.minY, box.maxY)
        if clip.isEmpty { return clip }
        // The length in the rectangle's space that a pixel's step spans.
        let unitX = max((inverse.a * inverse.a + inverse.c * inverse.c).squareRoot(), 1e-9)
        let unitY = max((inverse.b * inverse.b + inverse.d * inverse.d).squareRoot(), 1e-9)
        func ramp(_ distance: Double, _ length: Double, _ unit: Double) -> Double {
            length > unit ? distance / length : distance / unit + 0.5
        }
        let stride = clip.maxX - clip.minX + 8
        let start = arena.reserve(stride * (clip.maxY - clip.minY))
        for y in clip.minY..<clip.maxY {
            for x in clip.minX..<clip.maxX {
                let p = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                let across = min(ramp(p.x - rect.minX, left, unitX), 1) * min(ramp(rect.maxX - p.x, right, unitX), 1)
                let down = min(ramp(p.y - rect.minY, top, unitY), 1) * min(ramp(rect.maxY - p.y, bottom, unitY), 1)
                let isInside = p.x > rect.minX - unitX && p.x < rect.maxX + unitX
                let value = isInside && across > 0 && down > 0 ? across * down : 0
                arena.base[start + (y - clip.minY) * stride + x - clip.minX] = UInt8(value * 255 + 0.5)
            }
        }
        setPlane(&clip, start: start, stride: stride, outer: outer)
        return clip
    }

    /// Returns a clip by coverage of any shape.
    mutating func push(_ shape: MaskedShape, _ transform: Affine, _ outer: ClipState) -> ClipState {
        var clip = outer
        guard let mask = masker.mask(shape, transform, in: outer) else {
            clip.maxX = clip.minX
            return clip
        }
        clip.restrict(minX: mask.x, minY: mask.y, maxX: mask.x + mask.width, maxY: mask.y + mask.height)
        let stride = mask.width + 8
        let start = arena.reserve(stride * mask.height)
        for y in 0..<mask.height {
            (arena.base + (start + y * stride)).update(from: mask.base + y * mask.stride, count: mask.width)
        }
        setPlane(&clip, start: start, stride: stride, outer: outer)
        return clip
    }

    /// Makes the bytes at `start`, which begin at the clip's corner, its plane, times the outer one.
    private mutating func setPlane(_ clip: inout ClipState, start: Int, stride: Int, outer: ClipState) {
        let origin = start - clip.minY * stride - clip.minX
        if let plane = outer.plane {
            for y in clip.minY..<clip.maxY {
                let own = arena.base + (origin + y * stride)
                let other = arena.base + (plane + y * outer.planeStride)
                for x in clip.minX..<clip.maxX { own[x] = UInt8(multiply255(UInt32(own[x]), UInt32(other[x]))) }
            }
        }
        clip.plane = origin
        clip.planeStride = stride
    }
}
