import TallyScene
import Testing

@testable import TallyCompositor

/// The loops over layers against what they are defined by.
struct LayerKernelTests {
    private func canvas(
        _ width: Int, _ height: Int, _ pixels: inout [UInt32], _ body: (Canvas) -> Void
    ) {
        pixels.withUnsafeMutableBufferPointer {
            body(Canvas(base: $0.baseAddress!, width: width, height: height))
        }
    }

    /// One dot of white, blurred: a picture of 81 by 81 around it.
    private func dot(_ deviation: Double) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: 81 * 81)
        for y in 36...44 { for x in 36...44 { pixels[y * 81 + x] = 0xFFFF_FFFF } }
        var result = pixels
        canvas(81, 81, &pixels) { source in
            canvas(81, 81, &result) { target in
                let plan = BlurPlan(deviation: deviation)
                source.blur(plan, plan, isOpaque: false, to: source.box, into: target, scratch: BlurScratch())
            }
        }
        return result
    }

    @Test(arguments: [0.3, 0.8, 1, 2.5, 4, 7.25])
    func `a blur spreads by its deviation and keeps all ink`(deviation: Double) {
        let result = dot(deviation)
        var sum = 0.0
        var variance = 0.0
        for y in 0..<81 {
            for x in 0..<81 {
                let ink = Double(result[y * 81 + x] >> 24)
                sum += ink
                variance += ink * Double((x - 40) * (x - 40))
            }
        }
        // Of nine pixels alone: 60/9. Bytes are too coarse for the outermost ink.
        #expect(abs(sum / (81 * 255) - 1) < 0.02)
        #expect(abs(variance / sum - 60.0 / 9 - deviation * deviation) < 0.04 * deviation * deviation + 0.1)
    }

    @Test func `a blur of deviation 0 changes nothing`() {
        var random = SplitMix(3)
        var pixels = (0..<30 * 20).map { _ in random.premultiplied() }
        let before = pixels
        var result = pixels
        canvas(30, 20, &pixels) { source in
            canvas(30, 20, &result) { target in
                for deviation in [0, -3, Double.nan] {
                    let plan = BlurPlan(deviation: deviation)
                    #expect(plan.isIdentity)
                    source.blur(plan, plan, isOpaque: false, to: source.box, into: target, scratch: BlurScratch())
                }
            }
        }
        #expect(result == before)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `a part of a blur equals the whole, and no colour exceeds its alpha`(seed: UInt64) {
        var random = SplitMix(seed)
        var pixels = (0..<60 * 40).map { _ in random.premultiplied() }
        let across = BlurPlan(deviation: Double.random(in: 0...9, using: &random))
        let down = BlurPlan(deviation: Double.random(in: 0...9, using: &random))
        let isOpaque = seed % 2 == 0
        let outer = LayerBox(minX: -20, minY: -20, maxX: 80, maxY: 60)
        var whole = [UInt32](repeating: 0, count: outer.width * outer.height)
        let scratch = BlurScratch()
        canvas(60, 40, &pixels) { source in
            canvas(outer.width, outer.height, &whole) {
                source.blur(across, down, isOpaque: isOpaque, to: outer, into: $0, scratch: scratch)
            }
            let box = LayerBox(minX: Int(seed) - 9, minY: 3 - Int(seed), maxX: Int(seed) + 13, maxY: 30)
            var part = [UInt32](repeating: 0, count: box.width * box.height)
            canvas(box.width, box.height, &part) {
                source.blur(across, down, isOpaque: isOpaque, to: box, into: $0, scratch: scratch)
            }
            for y in 0..<box.height {
                for x in 0..<box.width {
                    let there = (y + box.minY + 20) * outer.width + x + box.minX + 20
                    #expect(part[y * box.width + x] == whole[there])
                }
            }
        }
        for pixel in whole {
            let alpha = pixel >> 24
            #expect(pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha)
        }
    }

    @Test func `four bytes at once are multiplied as one by one`() {
        var random = SplitMix(8)
        for factor in 0...255 as ClosedRange<UInt32> {
            let pixel = random.premultiplied()
            var expected: UInt32 = 0
            for shift in [0, 8, 16, 24] as [UInt32] { expected |= multiply255(pixel >> shift & 255, factor) << shift }
            #expect(times255(pixel, factor) == expected)
        }
    }

    @Test func `pixels become numbers and come back`() {
        var random = SplitMix(9)
        for _ in 0..<500 {
            let pixel = UInt32(truncatingIfNeeded: random.next())
            #expect(packedPixel(unpackedPixel(pixel)) == pixel)
        }
        #expect(packedClamping(SIMD4(300, -5, 80, 100)) == 0x6450_0064)
    }

    /// Opaque grey levels of 0.25 over 0.6: W3C's formulas by hand.
    @Test(
        arguments: [
            (Blending.normal, 0.25), (.multiply, 0.15), (.screen, 0.7), (.overlay, 0.4), (.darken, 0.25),
            (.lighten, 0.6),
            (.colorDodge, 0.8), (.colorBurn, 0), (.softLight, 0.48), (.hardLight, 0.3), (.difference, 0.35),
            (.exclusion, 0.55), (.luminosity, 0.25), (.color, 0.6), (.sourceAtop, 0.25), (.destinationOver, 0.6),
            (.destinationOut, 0), (.plusLighter, 0.85), (.plusDarker, 0),
        ] as [(Blending, Double)])
    func `a blend mode gives its formula's colour`(mode: Blending, expected: Double) {
        func gray(_ level: Double) -> UInt32 { RGBA(red: level, green: level, blue: level).premultipliedPixel }
        var source = [UInt32](repeating: gray(0.25), count: 9)
        var target = [UInt32](repeating: gray(0.6), count: 9)
        canvas(9, 1, &source) { picture in
            canvas(9, 1, &target) {
                $0.blend(
                    picture, x: 0, y: 0, mode, alpha: 255, in: ClipRegion(minX: 0, minY: 0, maxX: 8, maxY: 1),
                    scratch: RowScratch(width: 9))
            }
        }
        #expect(abs(Double(target[3] & 255) / 255 - expected) < 0.012)
        #expect(target[3] >> 24 == (mode == .destinationOut ? 0 : 255))
        #expect(target[8] == gray(0.6))
    }

    @Test(arguments: [Blending.multiply, .screen, .hue, .difference, .plusDarker, .plusLighter, .sourceAtop])
    func `a clear picture changes nothing in any mode`(mode: Blending) {
        var random = SplitMix(5)
        var target = (0..<16).map { _ in random.premultiplied() }
        let before = target
        var source = [UInt32](repeating: 0xFFFF_FFFF, count: 16)
        canvas(16, 1, &source) { picture in
            canvas(16, 1, &target) {
                $0.blend(
                    picture, x: 0, y: 0, mode, alpha: 0, in: ClipRegion(minX: 0, minY: 0, maxX: 16, maxY: 1),
                    scratch: RowScratch(width: 16))
            }
        }
        #expect(target == before)
    }

    @Test func `turns are exact to a millionth in all eight octants`() {
        #expect(turn(1, 0) == 0 && abs(turn(0, 1) - 0.25) < 1e-9 && abs(turn(-1, 0) - 0.5) < 1e-9)
        #expect(abs(turn(0, -1) - 0.75) < 1e-9 && turn(0, 0) == 0)
        // tan 30° and tan 15°.
        #expect(abs(turn(1, 0.5773502691896258) - 1.0 / 12) < 1e-6)
        #expect(abs(turn(-0.2679491924311227, -1) - (0.75 - 1.0 / 24)) < 1e-6)
    }

    @Test func `colours through matrices`() {
        func map(_ matrix: ColorMatrix, _ pixel: UInt32) -> UInt32 { PixelMatrix(matrix).map(pixel) }
        #expect(map(.identity, 0x8040_2010) == 0x8040_2010)
        #expect(map(ColorMatrix(factor: -1, constant: 1), 0xFF00_80FF) == 0xFFFF_7F00)
        #expect(map(ColorMatrix(saturation: 0), 0xFFFF_0000) == 0xFF36_3636)
        #expect(map(ColorMatrix(factor: 1, constant: 1), 0x8000_0000) == 0x8080_8080)
        #expect(map(ColorMatrix(multiplying: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)), 0xFFFF_FFFF) == 0x8080_0000)
        #expect(map(.luminanceToAlpha, 0xFF00_FF00) == 0xB600_0000)
        // A whole turn, and the third of one that takes red near to green.
        #expect(map(ColorMatrix(hueSine: 0, cosine: 1), 0xFF12_3456) == 0xFF12_3456)
    }
}
