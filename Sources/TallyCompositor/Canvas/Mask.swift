/// Coverage, 0...255 a pixel, over a rectangle of a canvas.
///
/// Rows are readable up to the next multiple of 8, and what stands there beyond `width` is 0.
public struct Mask {
    public let base: UnsafePointer<UInt8>
    /// Bytes from one row to the next; 0 repeats one row.
    public let stride: Int
    /// The canvas pixel of the first byte.
    public let x: Int
    public let y: Int
    public let width: Int
    public let height: Int

    @inlinable public init(base: UnsafePointer<UInt8>, stride: Int, x: Int, y: Int, width: Int, height: Int) {
        self.base = base
        self.stride = stride
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
