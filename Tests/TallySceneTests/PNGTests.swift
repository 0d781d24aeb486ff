import Foundation
import TallyScene
import Testing

@Suite struct PNGTests {
    @Test func `every valid pixel survives`() throws {
        var pixels: [UInt32] = []
        for alpha in UInt32(0)...255 {
            for component in 0...alpha {
                pixels.append(alpha << 24 | component << 16 | (alpha - component) << 8 | component)
            }
        }
        let bitmap = Bitmap(
            width: 257, height: pixels.count / 257, pixels: Array(pixels.prefix(pixels.count / 257 * 257)))
        #expect(try Bitmap(png: bitmap.png()) == bitmap)
    }

    @Test func `sizes from one pixel survive at every level`() throws {
        for (width, height) in [(1, 1), (1, 9), (9, 1), (7, 5)] {
            let bitmap = Clip.noise(width: width, height: height, seed: 3)
            for level in [-5, 0, 1, 6, 9, 99] {
                #expect(try Bitmap(png: bitmap.png(compression: level)) == bitmap)
            }
        }
    }

    @Test func `an opaque picture has no alpha channel and a see-through one has`() {
        #expect(Clip.noise(width: 4, height: 4, seed: 1, opaque: true).png()[25] == 2)
        #expect(Clip.noise(width: 4, height: 4, seed: 1).png()[25] == 6)
    }

    @Test func `the same picture gives the same bytes`() {
        #expect(Clip.rolling(1)[0].png() == Clip.rolling(1)[0].png())
    }

    @Test func `a picture without pixels becomes one see-through pixel`() throws {
        #expect(try Bitmap(png: Bitmap(width: 0, height: 5).png()) == Bitmap(width: 1, height: 1))
    }

    @Test func `all five filters are undone`() throws {
        let bitmap = Clip.noise(width: 5, height: 6, seed: 8)
        let plain = bitmap.pngRows(in: bitmap.area, alpha: true)
        var rows = [UInt8](repeating: 0, count: plain.count)
        // The straight components, from rows that were stored as they are or as differences from above.
        var straight = [[Int]](repeating: [], count: 6)
        for y in 0..<6 {
            let row = plain[y * 21 + 1..<y * 21 + 21].map(Int.init)
            straight[y] = plain[y * 21] == 0 || y == 0 ? row : zip(row, straight[y - 1]).map { ($0 + $1) & 255 }
        }
        for y in 0..<6 {
            let filter = [1, 2, 3, 4, 0, 4][y]
            rows[y * 21] = UInt8(filter)
            for x in 0..<20 {
                let left = x >= 4 ? straight[y][x - 4] : 0
                let above = y > 0 ? straight[y - 1][x] : 0
                let corner = x >= 4 && y > 0 ? straight[y - 1][x - 4] : 0
                let paeth = [left, above, corner].min {
                    abs(left + above - corner - $0) < abs(left + above - corner - $1)
                }!
                let guess = [0, left, above, (left + above) / 2, paeth][filter]
                rows[y * 21 + 1 + x] = UInt8((straight[y][x] - guess) & 255)
            }
        }
        let file =
            PNGChunk.signature + PNGChunk.header(width: 5, height: 6, alpha: true)
            + PNGChunk.bytes("IDAT", Deflate.compress(rows, level: 6)) + PNGChunk.end
        #expect(try Bitmap(png: file) == bitmap)
    }

    @Test func `a damaged file is an error and never a trap`() {
        let file = Clip.rolling(1, width: 9, height: 7)[0].png()
        #expect(file.indices.allSatisfy { (try? Bitmap(png: Array(file.prefix($0)))) == nil })
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0x55
            _ = try? Bitmap(png: damaged)
        }
        #expect(
            failure { _ = try Bitmap(png: [1, 2, 3]) }
                == "The data does not begin as a PNG file; pass the bytes of a whole .png file.")
        let header = PNGChunk.bytes("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 16, 6, 0, 0, 2])
        #expect(
            failure { _ = try Bitmap(png: PNGChunk.signature + header + PNGChunk.end) }
                == "A PNG file of 16 bits, colour type 6, interlacing 2 cannot be read; "
                + "save it in a colour type and an interlacing of the PNG specification.")
    }
}
