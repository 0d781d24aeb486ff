internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Draws a picture stretched over a rectangle, bilinearly.
    mutating func draw(_ bitmap: Bitmap, in rect: Rect, _ transform: Affine, _ opacity: Double, _ clip: ClipState) {
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            draw(base, bitmap.width, bitmap.height, in: rect, transform, opacity, clip)
        }
    }

    mutating func draw(
        _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, in rect: Rect, _ transform: Affine,
        _ opacity: Double, _ clip: ClipState
    ) {
        guard width > 0, height > 0, !rect.isEmpty else { return }
        // From the picture's pixels to the device's.
        let place = Affine(
            a: rect.width / Double(width), b: 0, c: 0, d: rect.height / Double(height), tx: rect.minX, ty: rect.minY)
        guard transform.isFinite, let inverse = place.concatenating(transform).inverse, inverse.isFinite else { return }
        let map = SourceMap(
            a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: inverse.tx, ty: inverse.ty)
        let source = BitmapSource(base: pixels, width: width, height: height, map: map)
        let alpha = UInt32(opacity * 255 + 0.5)
        if transform.isAxisAligned {
            let box = transform.apply(rect)
            var inner = clip
            restrict(&inner, SoftEdges(low: box.minX, high: box.maxX), SoftEdges(low: box.minY, high: box.maxY))
            if inner.isEmpty { return }
            canvas.over(source, mask: nil, alpha: alpha, in: arena.region(inner), scratch: scratch)
        } else if let mask = masker.mask(.roundedRect(rect, radius: 0), transform, in: clip) {
            canvas.over(source, mask: mask, alpha: alpha, in: arena.region(clip), scratch: scratch)
        }
    }
}
