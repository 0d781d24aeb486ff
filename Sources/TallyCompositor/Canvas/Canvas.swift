/// The pixels that the kernels write: premultiplied 0xAARRGGBB, rows from the top without padding.
///
/// A view of memory that someone else owns; valid as long as that memory is.
public struct Canvas {
    public let base: UnsafeMutablePointer<UInt32>
    public let width: Int
    public let height: Int

    /// - Precondition: `base` has room for width × height pixels.
    @inlinable public init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
        self.base = base
        self.width = width
        self.height = height
    }

    /// Returns how many pixels there are from `index` to the end: kernels may rewrite, unchanged, pixels past the ones
    /// they blend.
    @inlinable func room(from index: Int) -> Int { width * height - index }
}
