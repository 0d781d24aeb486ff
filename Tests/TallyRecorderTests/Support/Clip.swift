import TallyScene

/// Made-up films.
enum Clip {
    /// Soft rings that roll upwards in a window, on a flat ground; some see-through when asked for.
    static func rolling(
        _ count: Int, width: Int = 61, height: Int = 40, clear: Bool = false
    ) -> [Bitmap] {
        (0..<count).map { frame in
            var bitmap = Bitmap(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width {
                    let isInside = x >= 10 && x < width - 10 && y >= 4 && y < height - 4
                    let across = Double((x - 10) % 20) / 10 - 1
                    let along = Double((y + frame * (1 + x / 20)) % 20) / 10 - 1
                    let distance = abs((across * across + along * along).squareRoot() - 0.6)
                    let ink = isInside ? max(0, min(1, (0.3 - distance) * 6)) : 0
                    if clear {
                        let alpha = UInt32((ink * 255).rounded())
                        bitmap[x, y] = alpha << 24 | (alpha * 3 / 4) << 8 | alpha / 2
                    } else {
                        let light = UInt32((255 - ink * 240).rounded())
                        bitmap[x, y] = 0xFF00_0000 | light << 16 | light << 8 | min(255, light + 30)
                    }
                }
            }
            return bitmap
        }
    }

    /// Noise: the same for the same seed; every pixel a valid premultiplied one.
    static func noise(width: Int, height: Int, seed: UInt32, opaque: Bool = false) -> Bitmap {
        var state = seed &* 2_654_435_761 &+ 1
        func next(_ limit: UInt32) -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return (state >> 8) % limit
        }
        let pixels = (0..<width * height).map { _ in
            let alpha = opaque ? 255 : next(256)
            return alpha << 24 | next(alpha + 1) << 16 | next(alpha + 1) << 8 | next(alpha + 1)
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
