internal import Glibc

/// A picture in memory: premultiplied sRGB, 8 bits a component, rows from the top without padding.
public struct Bitmap: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// The pixels row by row; each pixel is 0xAARRGGBB, premultiplied.
    public var pixels: [UInt32]

    /// Creates a bitmap of transparent black. A negative width or height counts as 0.
    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = Array(repeating: 0, count: self.width * self.height)
    }

    /// - Precondition: `pixels` has width × height elements.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(
            width >= 0 && height >= 0 && pixels.count == width * height,
            "Bitmap of \(width)×\(height) needs \(width * height) pixels but got \(pixels.count); pass one a place.")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Returns whether both have one size and the same pixels.
    public static func == (one: Bitmap, other: Bitmap) -> Bool {
        guard one.width == other.width, one.height == other.height else { return false }
        return one.pixels.withUnsafeBytes { mine in
            other.pixels.withUnsafeBytes { theirs in
                mine.baseAddress == theirs.baseAddress
                    || memcmp(mine.baseAddress!, theirs.baseAddress!, mine.count) == 0
            }
        }
    }

    @inlinable public subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}
