import Testing

@testable import TallyCompositor

/// The vector loops against the scalar definitions of a pixel.
struct KernelTests {
    private struct Scene {
        var random: SplitMix
        let width: Int
        let height: Int
        var pixels: [UInt32]
        let coverage: [UInt8]
        let rows: [UInt8]
        let columns: [UInt8]
        let plane: [UInt8]
        let clip: (minX: Int, minY: Int, maxX: Int, maxY: Int)

        init(_ seed: UInt64) {
            var random = SplitMix(seed)
            width = Int.random(in: 1...40, using: &random)
            height = Int.random(in: 1...12, using: &random)
            pixels = (0..<width * height).map { _ in random.premultiplied() }
            coverage = (0..<(width + 16) * height + 16).map { _ in random.coverage() }
            rows = (0..<height + 8).map { _ in random.coverage() }
            columns = (0..<width + 16).map { _ in random.coverage() }
            plane = (0..<(width + 8) * height + 16).map { _ in random.coverage() }
            let x = Int.random(in: 0..<width, using: &random)
            let y = Int.random(in: 0..<height, using: &random)
            clip = (x, y, Int.random(in: x...width, using: &random), Int.random(in: y...height, using: &random))
            self.random = random
        }
    }

    /// Calls `body` with the region of the scene's clip, with the parts of coverage that the seed's bits name.
    private func withRegion(_ scene: Scene, _ seed: UInt64, _ body: (ClipRegion) -> Void) {
        scene.rows.withUnsafeBufferPointer { rows in
            scene.columns.withUnsafeBufferPointer { columns in
                scene.plane.withUnsafeBufferPointer { plane in
                    body(
                        ClipRegion(
                            minX: scene.clip.minX, minY: scene.clip.minY, maxX: scene.clip.maxX,
                            maxY: scene.clip.maxY, rows: seed & 1 == 0 ? nil : rows.baseAddress,
                            columns: seed & 2 == 0 ? nil : columns.baseAddress,
                            plane: seed & 4 == 0 ? nil : plane.baseAddress, planeStride: scene.width + 8))
                }
            }
        }
    }

    /// Coverage of one pixel as the clip defines it: mask, columns and plane multiply in that order, rows into the alpha.
    private func coverage(_ scene: Scene, _ seed: UInt64, _ mask: UInt32, _ x: Int, _ y: Int) -> UInt32 {
        var value = mask
        if seed & 2 != 0 { value = multiply255(value, UInt32(scene.columns[x])) }
        if seed & 4 != 0 { value = multiply255(value, UInt32(scene.plane[y * (scene.width + 8) + x])) }
        return value
    }

    private func rowAlpha(_ scene: Scene, _ seed: UInt64, _ alpha: UInt32, _ y: Int) -> UInt32 {
        seed & 1 == 0 ? alpha : multiply255(alpha, UInt32(scene.rows[y]))
    }

    @Test(arguments: 0..<400 as Range<UInt64>)
    func `a mask is blended as its pixels one by one`(seed: UInt64) {
        var scene = Scene(seed)
        let x0 = Int.random(in: -9...scene.width, using: &scene.random)
        let y0 = Int.random(in: -3...scene.height, using: &scene.random)
        let ink = Ink(color: UInt32.random(in: 0...0xFF_FFFF, using: &scene.random), alpha: scene.random.alpha())
        let stride = scene.width + 16
        var expected = scene.pixels
        for y in max(scene.clip.minY, y0)..<max(scene.clip.minY, y0, min(scene.clip.maxY, y0 + scene.height)) {
            for x in max(scene.clip.minX, x0)..<max(scene.clip.minX, x0, min(scene.clip.maxX, x0 + scene.width)) {
                let mask = UInt32(scene.coverage[(y - y0) * stride + x - x0])
                let a = multiply255(coverage(scene, seed, mask, x, y), rowAlpha(scene, seed, ink.alpha, y))
                expected[y * scene.width + x] = blendPixel(expected[y * scene.width + x], ink.color, a)
            }
        }
        var pixels = scene.pixels
        let scratch = RowScratch(width: scene.width)
        pixels.withUnsafeMutableBufferPointer { pixels in
            let canvas = Canvas(base: pixels.baseAddress!, width: scene.width, height: scene.height)
            scene.coverage.withUnsafeBufferPointer { bytes in
                let mask = Mask(
                    base: bytes.baseAddress!, stride: stride, x: x0, y: y0, width: scene.width, height: scene.height)
                withRegion(scene, seed) { canvas.blend(mask, ink, in: $0, scratch: scratch) }
            }
        }
        scratch.deallocate()
        #expect(pixels == expected)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a clip is filled as its pixels one by one`(seed: UInt64) {
        var scene = Scene(seed)
        let ink = Ink(color: UInt32.random(in: 0...0xFF_FFFF, using: &scene.random), alpha: scene.random.alpha())
        var expected = scene.pixels
        for y in scene.clip.minY..<scene.clip.maxY {
            for x in scene.clip.minX..<scene.clip.maxX {
                let a = multiply255(coverage(scene, seed, 255, x, y), rowAlpha(scene, seed, ink.alpha, y))
                expected[y * scene.width + x] = blendPixel(expected[y * scene.width + x], ink.color, a)
            }
        }
        var pixels = scene.pixels
        let scratch = RowScratch(width: scene.width)
        pixels.withUnsafeMutableBufferPointer { pixels in
            let canvas = Canvas(base: pixels.baseAddress!, width: scene.width, height: scene.height)
            withRegion(scene, seed) { canvas.fill(ink, in: $0, scratch: scratch) }
        }
        scratch.deallocate()
        #expect(pixels == expected)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a picture is laid over as its pixels one by one`(seed: UInt64) {
        var scene = Scene(seed)
        let alpha = scene.random.alpha()
        let source = scene.pixels.map { _ in scene.random.premultiplied() }
        var expected = scene.pixels
        for y in scene.clip.minY..<scene.clip.maxY {
            for x in scene.clip.minX..<scene.clip.maxX {
                let place = y * scene.width + x
                let a = multiply255(coverage(scene, seed, 255, x, y), rowAlpha(scene, seed, alpha, y))
                expected[place] = overPixel(expected[place], source[place], a)
            }
        }
        var pixels = scene.pixels
        let scratch = RowScratch(width: scene.width)
        pixels.withUnsafeMutableBufferPointer { pixels in
            let canvas = Canvas(base: pixels.baseAddress!, width: scene.width, height: scene.height)
            source.withUnsafeBufferPointer { source in
                withRegion(scene, seed) {
                    canvas.over(
                        pixels: source.baseAddress!, width: scene.width, height: scene.height, x: 0, y: 0,
                        alpha: alpha, in: $0, scratch: scratch)
                }
            }
        }
        scratch.deallocate()
        #expect(pixels == expected)
    }

    @Test func `every product of two bytes is divided by 255 to the nearest`() {
        let wrong = (0..<65_536 as Range<UInt32>).count { pair in
            let (a, b) = (pair & 255, pair >> 8)
            return multiply255(a, b) != (2 * a * b + 255) / 510
        }
        #expect(wrong == 0)
    }

    @Test func `blending keeps every component within the alpha`() {
        var random = SplitMix(7)
        for _ in 0..<2000 {
            let pixel = blendPixel(
                random.premultiplied(), UInt32.random(in: 0...0xFF_FFFF, using: &random), random.alpha())
            let alpha = pixel >> 24
            #expect(pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha)
        }
    }

    @Test func `a source brighter than its alpha does not spill into other components`() {
        let result = overPixel(0xFF80_8080, 0x10FF_FFFF, 255)
        #expect(result >> 24 == 255)
        #expect(result & 255 <= 255 - 16 + 16)
    }
}
