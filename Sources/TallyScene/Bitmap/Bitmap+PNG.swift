extension Bitmap {
    /// Returns the picture as a PNG file: 8 bits a component, sRGB, without alpha when every pixel is opaque.
    ///
    /// Lossless: reading it back gives the same pixels. The same bytes for the same version of zlib.
    /// A bitmap without pixels, which PNG cannot hold, is written as one transparent pixel.
    /// - Parameter compression: 1 (fast) to 9 (small); other values are clamped to 0...9.
    /// - Complexity: O(pixels); level 6 takes about twice as long as level 1.
    public func png(compression: Int = 6) -> [UInt8] {
        guard width > 0, height > 0 else { return Bitmap(width: 1, height: 1).png(compression: compression) }
        let alpha = !isOpaque
        let data = Deflate.compress(pngRows(in: area, alpha: alpha), level: compression)
        return PNGChunk.signature + PNGChunk.header(width: width, height: height, alpha: alpha)
            + PNGChunk.standardColors + PNGChunk.bytes("IDAT", data) + PNGChunk.end
    }
}
