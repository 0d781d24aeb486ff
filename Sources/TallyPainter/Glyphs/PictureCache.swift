internal import TallyScene

/// A picture glyph at a size in pixels and a phase: an emoji made small.
struct ScaledPicture {
    var pixels: [UInt32]
    var width: Int
    var height: Int
    /// From the pixel the glyph's origin is in.
    var left: Int
    var top: Int

    /// The mean of what each pixel covers of the picture.
    ///
    /// `box` is where the picture stands, in pixels from the origin's pixel.
    init(_ source: [UInt32], _ sourceWidth: Int, _ sourceHeight: Int, in box: Rect) {
        left = Int(box.minX.rounded(.down))
        top = Int(box.minY.rounded(.down))
        width = max(0, Int(box.maxX.rounded(.up)) - left)
        height = max(0, Int(box.maxY.rounded(.up)) - top)
        pixels = Array(repeating: 0, count: width * height)
        let perX = Double(sourceWidth) / box.width
        let perY = Double(sourceHeight) / box.height
        for y in 0..<height {
            let y0 = (Double(top + y) - box.minY) * perY
            for x in 0..<width {
                let x0 = (Double(left + x) - box.minX) * perX
                pixels[y * width + x] = Self.mean(
                    source, sourceWidth, sourceHeight, x0, y0, x0 + perX, y0 + perY)
            }
        }
    }

    private static func mean(
        _ source: [UInt32], _ width: Int, _ height: Int, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double
    ) -> UInt32 {
        var sums = SIMD4<Double>()
        let area = (x1 - x0) * (y1 - y0)
        for y in max(0, Int(y0))..<max(Int(max(0, y0)), min(height, Int(y1.rounded(.up)))) {
            let high = min(y1, Double(y + 1)) - max(y0, Double(y))
            for x in max(0, Int(x0))..<max(Int(max(0, x0)), min(width, Int(x1.rounded(.up)))) {
                let weight = high * (min(x1, Double(x + 1)) - max(x0, Double(x)))
                let pixel = source[y * width + x]
                let parts = SIMD4(
                    Double(pixel >> 24), Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255))
                sums += parts * weight
            }
        }
        let mean = (sums / area).rounded(.toNearestOrAwayFromZero)
        return UInt32(mean[0]) << 24 | UInt32(mean[1]) << 16 | UInt32(mean[2]) << 8 | UInt32(mean[3])
    }
}

/// Scaled picture glyphs; all forgotten when there are too many.
struct PictureCache {
    static let limit = 1 << 21
    private var pictures: [UInt64: ScaledPicture] = [:]
    private var pixels = 0

    /// Returns the picture for a key, which is the glyph atlas's with glyph and phase.
    mutating func picture(_ key: UInt64, _ face: Face, size: Double, id: UInt32, x: Double, y: Double) -> ScaledPicture?
    {
        if let known = pictures[key] { return known }
        guard let glyph = face.loadPicture(id, size: size), glyph.width > 0, glyph.height > 0 else { return nil }
        let box = glyph.boxInEms
        let place = Rect(
            minX: box.minX * size + x, minY: box.minY * size + y, maxX: box.maxX * size + x, maxY: box.maxY * size + y)
        let picture = ScaledPicture(glyph.pixels(), glyph.width, glyph.height, in: place)
        if pixels + picture.pixels.count > Self.limit {
            pictures.removeAll()
            pixels = 0
        }
        pixels += picture.pixels.count
        pictures[key] = picture
        return picture
    }
}
