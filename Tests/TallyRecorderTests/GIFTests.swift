import Foundation
@testable import TallyRecorder
import TallyScene
import Testing

@Suite struct GIFTests {
    let folder = TemporaryFolder()

    /// Of all components of all frames against what went in; infinite when nothing differs.
    private func noiseRatio(_ film: GIFReader, _ frames: [Bitmap]) -> Double {
        var sum = 0.0
        for (frame, expected) in zip(film.frames, frames) {
            for (a, b) in zip(frame.pixels, expected.pixels) where a != b {
                for shift in [UInt32(0), 8, 16] {
                    let difference = Double(a >> shift & 255) - Double(b >> shift & 255)
                    sum += difference * difference
                }
            }
        }
        let count = Double(frames.count * frames[0].pixels.count * 3)
        return sum == 0 ? .infinity : 10 * log10(255 * 255 * count / sum)
    }

    @Test func `few colours come back exactly`() throws {
        let frames = Clip.rolling(20)
        let film = GIFReader(try record(frames, as: "a.gif", in: folder))
        #expect(film.frames.map(\.pixels) == frames.map(\.pixels))
        #expect(film.frames.allSatisfy { $0.delay == 2 && $0.disposal == 1 })
        #expect(film.isComplete)
    }

    @Test func `see-through films come back with their edges cut at half`() throws {
        let frames = Clip.rolling(20, clear: true)
        let film = GIFReader(try record(frames, as: "a.gif", in: folder))
        #expect(film.frames.count == 20)
        for (frame, expected) in zip(film.frames, frames) {
            let isRight = zip(frame.pixels, expected.pixels).allSatisfy { (mine, original) in
                if original >> 24 < 128 { return mine == 0 }
                let green = Bitmap.straight(original) >> 8 & 255
                return mine != 0 && abs(Int(mine >> 8 & 255) - Int(green)) <= 2
            }
            #expect(isRight)
        }
    }

    @Test func `what appears and disappears leaves nothing behind`() throws {
        var frames: [Bitmap] = []
        for index in 0..<12 {
            var bitmap = Bitmap(width: 16, height: 12)
            if index % 3 != 2 {
                for y in 2..<6 { for x in index..<index + 4 { bitmap[x, y] = 0xFF00_80FF } }
                bitmap[15, 11] = index % 2 == 0 ? 0xFFFF_0000 : 0
            }
            frames.append(bitmap)
        }
        let film = GIFReader(try record(frames, as: "a.gif", in: folder))
        #expect(film.frames.map(\.pixels) == frames.map(\.pixels))
    }

    @Test func `a thousand colours keep text above 49 dB and the ground exact`() throws {
        let frames = (0..<8).map { index in
            var bitmap = Bitmap(width: 80, height: 60, pixels: Array(repeating: 0xFFF5_F5F7, count: 4800))
            for y in 10..<50 {
                for x in 10..<70 {
                    let ink = max(0, min(1, 2 - abs(Double((x * 71 + y * 37 + index * 53) % 400) - 200) / 100))
                    let fade = Double(y - 10) / 40
                    let red = UInt32(245 - ink * fade * 225)
                    let green = UInt32(245 - ink * fade * 150)
                    let blue = UInt32(247 - ink * (1 - fade) * 100)
                    bitmap[x, y] = 0xFF00_0000 | red << 16 | green << 8 | blue
                }
            }
            return bitmap
        }
        let distinct = Set(frames.flatMap(\.pixels)).count
        #expect(distinct > 400)
        let film = GIFReader(try record(frames, as: "a.gif", in: folder))
        #expect(noiseRatio(film, frames) > 49)
        #expect(film.frames.allSatisfy { $0.pixels[0] == 0xFFF5_F5F7 })
    }

    @Test func `a gradient of all hues stays above 30 dB`() throws {
        let gradient = Bitmap(
            width: 96, height: 64,
            pixels: (0..<96 * 64).map { place in
                let red: UInt32 = UInt32(place % 96) * 255 / 95
                let green: UInt32 = UInt32(place / 96) * 255 / 63
                let blue: UInt32 = (255 - red) / 2
                return 0xFF00_0000 | red << 16 | green << 8 | blue
            })
        let film = GIFReader(try record([gradient], as: "a.gif", in: folder))
        #expect(noiseRatio(film, [gradient]) > 30)
    }

    @Test func `more colours than are counted exactly still make a palette`() {
        var histogram = ColorHistogram()
        var added = 0
        for color in stride(from: UInt32(0), to: 0x0100_0000, by: 499) {
            histogram.add(color, times: 1)
            added += 1
        }
        #expect(!histogram.isExact)
        #expect(histogram.entries.count <= 32_768)
        #expect(histogram.entries.map(\.count).reduce(0, +) == added)
        #expect(ColorPalette(histogram).colors.count > 200)
    }

    @Test func `times are whole hundredths and never drift`() throws {
        let frames = Clip.rolling(31)
        let film = GIFReader(try record(frames, as: "a.gif", in: folder) { $0.frameRate = 30 })
        #expect(film.frames.map(\.delay).prefix(6) == [3, 4, 3, 3, 4, 3])
        #expect(film.frames.map(\.delay).reduce(0, +) == 103)
    }

    @Test func `equal frames make one longer and a long rest goes on`() throws {
        let frames = Clip.rolling(2)
        let film = GIFReader(try record([frames[0], frames[0], frames[1]], as: "a.gif", in: folder))
        #expect(film.frames.map(\.delay) == [4, 2])
        let long = GIFReader(try record(frames, as: "b.gif", in: folder, periods: 40_000))
        #expect(long.frames.map(\.delay) == [65_535, 14_465, 65_535, 14_465])
        #expect(long.frames[1].pixels == frames[0].pixels)
    }

    @Test func `loops are counted as repetitions`() throws {
        let frames = Clip.rolling(2)
        #expect(GIFReader(try record(frames, as: "a.gif", in: folder)).repeats == 0)
        #expect(GIFReader(try record(frames, as: "a.gif", in: folder) { $0.loops = 1 }).repeats == nil)
        #expect(GIFReader(try record(frames, as: "a.gif", in: folder) { $0.loops = 5 }).repeats == 4)
    }

    @Test func `more than 50 frames a second are refused`() {
        #expect(
            failure { _ = try record(Clip.rolling(2), as: "a.gif", in: folder) { $0.frameRate = 60 } }
                == "A GIF cannot have 60 frames a second: viewers slow delays under 2/100 s down to 1/10 s; "
                + "record at 50 or less, or as .apng.")
    }

    @Test func `the compressor is undone for every size of palette and past a full dictionary`() throws {
        for colors in [1, 2, 3, 4, 16, 255] {
            let pixels = Clip.noise(width: 130, height: 120, seed: UInt32(colors), opaque: true).pixels
                .map { 0xFF00_0000 | $0 % UInt32(colors) }
            let frame = Bitmap(width: 130, height: 120, pixels: pixels)
            #expect(GIFReader(try record([frame], as: "a.gif", in: folder)).frames[0].pixels == pixels)
        }
        for length in stride(from: 1, through: 600, by: 7) {
            let frame = Bitmap(width: length, height: 1, pixels: (0..<length).map { 0xFF00_0000 + UInt32($0 * $0 % 5) })
            #expect(GIFReader(try record([frame], as: "a.gif", in: folder)).frames[0].pixels == frame.pixels)
        }
    }

    @Test func `a film that is see-through throughout is one empty picture`() throws {
        let film = GIFReader(try record([Bitmap(width: 5, height: 4)], as: "a.gif", in: folder))
        #expect(film.frames.map(\.pixels) == [Array(repeating: 0, count: 20)])
    }
}
