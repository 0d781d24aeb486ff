internal import CPango
internal import Glibc
internal import TallyCompositor
internal import TallyScene

/// Turns outlines into coverage, with Cairo, on one surface as large as the picture.
///
/// Cairo gets the same path and the same surface whatever is damaged, limited only in rows, so that a part painted anew equals
/// the whole. The compositor then blends the coverage, which gives all kinds of clips and paints one way through.
final class ShapeMasker {
    private var width = 0
    private var height = 0
    private var stride = 0
    private var bytes: UnsafeMutablePointer<UInt8>?
    private var capacity = 0
    private var surface: OpaquePointer?
    private var cairo: OpaquePointer?

    deinit {
        release()
        bytes?.deallocate()
    }

    private func release() {
        if let cairo { cairo_destroy(cairo) }
        if let surface {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        cairo = nil
        surface = nil
    }

    /// Makes the surface fit a picture. Beyond Cairo's 32,767 pixels there are no shapes.
    func fit(width: Int, height: Int) {
        if width == self.width && height == self.height { return }
        release()
        self.width = width
        self.height = height
        stride = (width + 15) / 8 * 8
    }

    private func open() -> OpaquePointer? {
        if let cairo, cairo_status(cairo) == CAIRO_STATUS_SUCCESS { return cairo }
        release()
        guard width > 0, height > 0, width <= 32767, height <= 32767 else { return nil }
        let bytes = room(for: stride * height + 16)
        surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        cairo = cairo_create(surface)
        return cairo
    }

    /// Returns memory kept from one size to the next: what is read of it is cleared for every shape.
    private func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
        if let bytes, count <= capacity { return bytes }
        bytes?.deallocate()
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        memset(new, 0, count)
        bytes = new
        capacity = count
        return new
    }

    /// Returns the coverage of an outline within a box of the picture, in memory that the next call overwrites. Nil:
    /// there is none.
    func mask(_ shape: MaskedShape, _ transform: Affine, in clip: ClipState) -> Mask? {
        guard transform.isFinite else { return nil }
        var box = clip
        let bounds = transform.apply(shape.bounds).insetBy(-1)
        box.restrict(toX: bounds.minX, bounds.maxX)
        box.restrict(toY: bounds.minY, bounds.maxY)
        box.restrict(minX: 0, minY: 0, maxX: width, maxY: height)
        guard !box.isEmpty, let cairo = open(), let bytes else { return nil }
        cairo_surface_flush(surface)
        for y in box.minY..<box.maxY {
            (bytes + (y * stride + box.minX)).update(repeating: 0, count: box.maxX - box.minX)
        }
        cairo_surface_mark_dirty_rectangle(
            surface, Int32(box.minX), Int32(box.minY), Int32(box.maxX - box.minX), Int32(box.maxY - box.minY))
        cairo_identity_matrix(cairo)
        cairo_reset_clip(cairo)
        cairo_rectangle(cairo, 0, Double(box.minY), Double(width), Double(box.maxY - box.minY))
        cairo_clip(cairo)
        cairo_new_path(cairo)
        // Only the box is cleared and only the box is read: what Cairo adds beside it is of no account.
        shape.draw(cairo, transform)
        cairo_surface_flush(surface)
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return nil }
        return Mask(
            base: bytes + (box.minY * stride + box.minX), stride: stride, x: box.minX, y: box.minY,
            width: box.maxX - box.minX, height: box.maxY - box.minY)
    }
}

extension Affine {
    var isFinite: Bool { (a * 0 + b * 0 + c * 0 + d * 0 + tx * 0 + ty * 0) == 0 }
}
