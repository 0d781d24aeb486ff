/// A part of a picture laid out again and again in both directions.
public struct Tiles: Hashable, Sendable {
    public let bitmap: Bitmap
    /// The part that is laid out, in pixels of the bitmap.
    public let source: Rect
    /// Where one of the tiles is, in the space of the outline that is filled.
    public let tile: Rect
    public let opacity: Double

    /// Nil if there would be nothing to see: a part or a tile without extent, or a number that is not finite.
    ///
    /// - Parameter source: Cut at the edges of the bitmap.
    public init?(_ bitmap: Bitmap, source: Rect, tile: Rect, opacity: Double = 1) {
        let source = source.intersection(
            Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)))
        let numbers = [source.minX, source.minY, tile.minX, tile.minY, tile.width, tile.height, opacity]
        guard numbers.allSatisfy(\.isFinite), source.width > 0, source.height > 0, tile.width > 0, tile.height > 0
        else { return nil }
        self.bitmap = bitmap
        self.source = source
        self.tile = tile
        self.opacity = opacity
    }

    /// The colour in the middle of a tile, which stands for it where one colour is asked for.
    public var color: RGBA {
        let pixel = bitmap[
            min(Int((source.minX + source.maxX) / 2), bitmap.width - 1),
            min(Int((source.minY + source.maxY) / 2), bitmap.height - 1)]
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return .clear }
        func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / alpha }
        return RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha / 255 * opacity)
    }

    /// By all but the pixels, which are compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(tile)
        hasher.combine(opacity)
    }
}
