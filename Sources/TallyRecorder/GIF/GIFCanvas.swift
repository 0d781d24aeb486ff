import TallyScene

/// What a viewer of the GIF has on its screen.
struct GIFCanvas {
    let width: Int
    let height: Int
    let bits: Int
    let transparent: UInt8
    private(set) var indices: [UInt8]

    init(width: Int, height: Int, bits: Int, transparent: UInt8) {
        self.width = width
        self.height = height
        self.bits = bits
        self.transparent = transparent
        indices = Array(repeating: transparent, count: width * height)
    }

    /// Puts a frame on the canvas and says which image does that.
    ///
    /// GIF cannot paint transparency over a colour. So where the next frame is see-through and this one is not,
    /// this one's image is made large enough to be cleared away afterwards.
    /// - Parameter next: The frame after; nil when no frame is see-through anywhere.
    mutating func show(_ frame: [UInt8], before next: [UInt8]?) -> GIFPatch {
        var area = Bitmap.difference(frame, indices, width, height)
        let cleared = next.map { erasure(from: frame, to: $0) } ?? PixelArea(x: 0, y: 0, width: 0, height: 0)
        area = area.union(cleared)
        if area.isEmpty { area = PixelArea(x: 0, y: 0, width: 1, height: 1) }
        var pixels = [UInt8](repeating: transparent, count: area.width * area.height)
        for y in 0..<area.height {
            let row = (area.y + y) * width + area.x
            for x in 0..<area.width {
                let index = frame[row + x]
                if index != indices[row + x] { pixels[y * area.width + x] = index }
                indices[row + x] = cleared.isEmpty ? index : transparent
            }
        }
        return GIFPatch(
            area: area, pixels: pixels, clearsAfterwards: !cleared.isEmpty, bits: bits, transparent: transparent)
    }

    private func erasure(from frame: [UInt8], to next: [UInt8]) -> PixelArea {
        var area = PixelArea(x: 0, y: 0, width: 0, height: 0)
        for y in 0..<height {
            let row = y * width
            for x in 0..<width where next[row + x] == transparent && frame[row + x] != transparent {
                area = area.union(PixelArea(x: x, y: y, width: 1, height: 1))
            }
        }
        return area
    }
}
