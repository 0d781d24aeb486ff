import CCompositor
import Testing

@testable import TallyCompositor

/// The loop over a mask's rows, as compiled for every processor and for those with AVX2, against the definition of a pixel.
struct MaskKernelTests {
    private typealias Kernel = (
        UnsafeMutablePointer<UInt32>, Int, UnsafePointer<UInt8>, Int, Int, Int, UnsafePointer<UInt8>?, UInt32, UInt32
    ) -> Void

    private let base: Kernel = blend_mask
    private let wide: Kernel = blend_mask_avx2

    /// A mask of `width` blended in the middle of a picture: what the kernel makes of it, and what it should.
    private func compare(_ kernel: Kernel, width: Int, isRepeated: Bool, seed: UInt64) {
        var random = SplitMix(seed)
        let height = Int.random(in: 1...6, using: &random)
        let stride = width + 24
        let maskStride = isRepeated ? 0 : (width + 7) & ~7
        let picture = (0..<stride * (height + 2)).map { _ in random.premultiplied() }
        // Beyond the width there is coverage that does not count.
        let mask = (0..<((width + 7) & ~7) * height).map { _ in random.coverage() }
        let rows: [UInt8]? = seed % 3 == 0 ? nil : (0..<height).map { _ in random.coverage() }
        let ink = Ink(color: UInt32.random(in: 0...0xFF_FFFF, using: &random), alpha: random.alpha())
        var expected = picture
        for y in 0..<height {
            let alpha = multiply255(ink.alpha, rows.map { UInt32($0[y]) } ?? 255)
            for x in 0..<width {
                let a = multiply255(UInt32(mask[y * maskStride + x]), alpha)
                let index = (y + 1) * stride + 8 + x
                expected[index] = blendPixel(expected[index], ink.color, a)
            }
        }
        var pixels = picture
        pixels.withUnsafeMutableBufferPointer { pixels in
            mask.withUnsafeBufferPointer { mask in
                let corner = pixels.baseAddress! + stride + 8
                if let rows {
                    rows.withUnsafeBufferPointer {
                        kernel(
                            corner, stride, mask.baseAddress!, maskStride, width, height, $0.baseAddress, ink.color,
                            ink.alpha)
                    }
                } else {
                    kernel(corner, stride, mask.baseAddress!, maskStride, width, height, nil, ink.color, ink.alpha)
                }
            }
        }
        #expect(pixels == expected, "width \(width), seed \(seed)")
    }

    @Test(arguments: 1...40)
    func `the loop of every processor blends each pixel by its definition`(width: Int) {
        for seed in 0..<24 as Range<UInt64> {
            compare(base, width: width, isRepeated: seed % 5 == 4, seed: seed &* 64 &+ UInt64(width))
        }
    }

    @Test(.enabled(if: Kernels().hasAVX2, "The processor has no AVX2."), arguments: 1...40)
    func `the loop of processors with AVX2 blends each pixel by its definition`(width: Int) {
        for seed in 0..<24 as Range<UInt64> {
            compare(wide, width: width, isRepeated: seed % 5 == 4, seed: seed &* 64 &+ UInt64(width))
        }
    }

    @Test
    func `each coverage over each component is exact`() {
        for kernel in Kernels().hasAVX2 ? [base, wide] : [base] {
            var wrong = 0
            let mask = (0...255).map { UInt8($0) }
            for component in stride(from: 0, through: 255, by: 5) as StrideThrough<UInt32> {
                let pixel = component << 24 | (255 - component) << 16 | component << 8 | (component ^ 0x5A)
                var pixels = [UInt32](repeating: pixel, count: 256)
                let color = (component &* 0x01_0203) & 0xFF_FFFF
                pixels.withUnsafeMutableBufferPointer { pixels in
                    mask.withUnsafeBufferPointer {
                        kernel(pixels.baseAddress!, 256, $0.baseAddress!, 256, 256, 1, nil, color, 255)
                    }
                }
                for a in 0..<256 where pixels[a] != blendPixel(pixel, color, UInt32(a)) { wrong += 1 }
            }
            #expect(wrong == 0)
        }
    }
}
