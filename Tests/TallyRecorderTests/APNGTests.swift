import TallyRecorder
import TallyScene
import Testing

@Suite struct APNGTests {
    let folder = TemporaryFolder()

    @Test(arguments: [false, true]) func `every frame comes back as it went in`(clear: Bool) throws {
        let frames = Clip.rolling(25, clear: clear)
        let film = try APNGReader(record(frames, as: "a.apng", in: folder))
        #expect(film.frames.map(\.picture) == frames)
        #expect(film.declaredFrames == 25)
        #expect(film.sequence == Array(0..<49))
        #expect(film.loops == 0)
        #expect(film.chunkNames.prefix(5) == ["IHDR", "acTL", "sRGB", "fcTL", "IDAT"])
    }

    @Test func `noise comes back as it went in`() throws {
        let frames = (0..<6).map { Clip.noise(width: 33, height: 17, seed: $0) }
        #expect(try APNGReader(record(frames, as: "a.apng", in: folder)).frames.map(\.picture) == frames)
    }

    @Test func `only the area that changes is stored`() throws {
        let first = Bitmap(width: 40, height: 30, pixels: Array(repeating: 0xFF11_2233, count: 1200))
        for (x, y, width, height) in [(0, 0, 1, 1), (39, 29, 1, 1), (5, 7, 10, 3), (0, 0, 40, 30), (12, 0, 1, 30)] {
            var second = first
            second[x, y] = 0xFFFF_FFFF
            second[x + width - 1, y + height - 1] = 0xFFFF_FFFF
            let area = try APNGReader(record([first, second], as: "a.apng", in: folder)).frames[1].area
            #expect(area == (x, y, width, height))
        }
    }

    @Test func `a delay is an exact fraction and equal frames make one longer`() throws {
        let frames = Clip.rolling(3)
        let film = try APNGReader(
            record([frames[0], frames[0], frames[1], frames[2], frames[2], frames[2]], as: "a.apng", in: folder) {
                $0.frameRate = FrameRate(29.97)
                $0.loops = 3
            })
        #expect(film.frames.map(\.delay.numerator) == [2002, 1001, 3003])
        #expect(film.frames.allSatisfy { $0.delay.denominator == 30_000 })
        #expect(film.loops == 3)
    }

    @Test func `a rest longer than a delay can say goes on`() throws {
        let frames = Clip.rolling(2)
        let film = try APNGReader(
            record(frames, as: "a.apng", in: folder, periods: 100) { $0.frameRate = FrameRate(29.97) })
        #expect(film.frames.map(\.delay.numerator).reduce(0, +) == 200 * 1001)
        #expect(film.frames.map(\.picture) == [frames[0], frames[0], frames[1], frames[1]])
        #expect(film.declaredFrames == 4)
    }

    @Test func `one frame is a film too`() throws {
        let bytes = try record(Clip.rolling(1), as: "a.apng", in: folder)
        #expect(try APNGReader(bytes).frames.count == 1)
        #expect(try Bitmap(png: bytes) == Clip.rolling(1)[0])
    }

    @Test func `a see-through frame after an opaque one is an error that says what to do`() throws {
        let frames = [Clip.rolling(1)[0], Clip.rolling(1, clear: true)[0]]
        #expect(
            failure { _ = try record(frames, as: "a.apng", in: folder) }
                == "Frame 1 of \"\(folder.file("a.apng"))\" is see-through but the first was not; "
                + "set keepsAlpha to true before recording.")
        #expect(folder.contents == [])
        #expect(
            try APNGReader(record(frames, as: "a.apng", in: folder) { $0.keepsAlpha = true }).frames.map(\.picture)
                == frames)
    }
}
