import Testing

@testable import TallyCompositor

/// A picture halved across and down.
struct ReducedPicturesTests {
    /// The pixels of one level, its border included.
    private func pixels(_ level: ReducedPictures.Level) -> [UInt32] {
        Array(UnsafeBufferPointer(start: level.base, count: level.width * level.height))
    }

    private func halved(_ a: UInt32, _ b: UInt32, up: Bool) -> UInt32 {
        var pixel: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            pixel |= (((a >> shift & 255) + (b >> shift & 255) + (up ? 1 : 0)) / 2) << shift
        }
        return pixel
    }

    @Test func `each halving is the mean of two pixels, and around all is a clear border`() {
        var random = SplitMix(4)
        for round in 0..<20 {
            let (width, height) = (Int.random(in: 1...70, using: &random), Int.random(in: 1...40, using: &random))
            let pictures = ReducedPictures()
            let canvas = pictures.begin(width: width, height: height)
            for index in 0..<canvas.width * canvas.height { canvas.base[index] = random.premultiplied() }
            pictures.end()
            for across in 0...4 {
                for down in 0...4 {
                    let level = pictures.level(across, down)
                    #expect(level.width == (width - 1) >> across + 4 && level.height == (height - 1) >> down + 4)
                    let source =
                        across > 0 ? pictures.level(across - 1, down) : pictures.level(across, max(0, down - 1))
                    var expected = [UInt32](repeating: 0, count: level.width * level.height)
                    for y in 1..<level.height - 2 {
                        for x in 1..<level.width - 2 {
                            func from(_ x: Int, _ y: Int) -> UInt32 { source.base[y * source.width + x] }
                            expected[y * level.width + x] =
                                across > 0
                                ? halved(from(2 * x - 1, y), from(2 * x, y), up: true)
                                : down > 0 ? halved(from(x, 2 * y - 1), from(x, 2 * y), up: false) : from(x, y)
                        }
                    }
                    #expect(
                        pixels(level).elementsEqual(expected), "round \(round): \(across) across, \(down) down")
                }
            }
        }
    }

    @Test func `white stays white, however often it is halved`() {
        let pictures = ReducedPictures()
        let canvas = pictures.begin(width: 64, height: 64)
        for index in 0..<canvas.width * canvas.height { canvas.base[index] = .max }
        pictures.end()
        let level = pictures.level(4, 4)
        for y in 1...4 { #expect((1...4).allSatisfy { level.base[y * level.width + $0] == .max }) }
    }

    @Test func `a new picture forgets what was made of the last`() {
        let pictures = ReducedPictures()
        for color: UInt32 in [0xFF00_0000, 0xFFFF_FFFF] {
            let canvas = pictures.begin(width: 20, height: 6)
            for index in 0..<canvas.width * canvas.height { canvas.base[index] = color }
            pictures.end()
            let level = pictures.level(1, 1)
            #expect(level.base[level.width + 1] == color)
        }
    }
}
