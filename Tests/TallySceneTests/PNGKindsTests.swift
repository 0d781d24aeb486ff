import Foundation
import TallyScene
import Testing

struct PNGKindsTests {
    /// Files made with zlib, each a row of pixels, and what those are.
    private static let files: [(kind: String, file: String, pixels: [UInt32])] = [
        (
            "grey of one bit",
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABAQAAAADRRzJgAAAACklEQVR42mNYAAAAogChcQXLQQAAAABJRU5ErkJggg==",
            [0xFFFFFFFF, 0xFF000000, 0xFFFFFFFF, 0xFF000000]
        ),
        (
            "grey of two bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABAgAAAACW50iwAAAACklEQVR42mOQBgAAHQAcI3yPrAAAAABJRU5ErkJggg==",
            [0xFF000000, 0xFF555555, 0xFFAAAAAA, 0xFFFFFFFF]
        ),
        (
            "grey of four bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABBAAAAAD7e6ZpAAAAC0lEQVR42mPgbwAAAKEAkNOOkmsAAAAASUVORK5CYII=",
            [0xFF000000, 0xFFFFFFFF, 0xFF888888]
        ),
        (
            "grey of eight bits with a clear grey",
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAAAAAA+i0toAAAAAnRSTlMAQABPjKgAAAAMSURBVHjaY2Bw+A8AAYMBQN0mensA"
                + "AAAASUVORK5CYII=",
            [0xFF000000, 0x00000000, 0xFFFFFFFF]
        ),
        (
            "grey of sixteen bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mMQMvn/HwAD5gJF8RyEZQAAAABJRU5ErkJggg==",
            [0xFF121212, 0xFFFFFFFF]
        ),
        (
            "grey with opacity",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR42mP43+DwHwAHAAK/9InV8gAAAABJRU5ErkJggg==",
            [0x80808080, 0xFF404040]
        ),
        (
            "colours with a clear one",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAABnRSTlMAAQACAAPJS6v1AAAAD0lEQVR42mNgZGJmYWUDAAA/"
                + "ABaYwWgTAAAAAElFTkSuQmCC",
            [0x00000000, 0xFF040506]
        ),
        (
            "colours of sixteen bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAIAAADA54+dAAAAD0lEQVR42mMQZFBiMGYAAAFbAGdz8TS2AAAAAElFTkSuQmCC",
            [0xFF112233]
        ),
        (
            "colours of sixteen bits with opacity",
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAYAAABPhRjKAAAADklEQVR42mP4zwACDQwACQEBgPyAhhUAAAAASUVORK5CYII=",
            [0x80800000]
        ),
        (
            "a palette of two bits, in part clear",
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABAgMAAACEUudeAAAACVBMVEX/AAAA/wAAAP8tSs2KAAAAAnRSTlP/AOW3MEoAAAAK"
                + "SURBVHjaY5AGAAAdABwjfI+sAAAAAElFTkSuQmCC",
            [0xFFFF0000, 0x00000000, 0xFF0000FF, 0xFF000000]
        ),
        (
            "a palette of eight bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEUKFB4oMjzVG7TpAAAAC0lEQVR42mNgZAAAAAUAAkLC"
                + "RJ8AAAAASUVORK5CYII=",
            [0xFF28323C, 0xFF0A141E]
        ),
        (
            "interlaced, of one pixel",
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAAHncGNIAAAADElEQVR42mNgZGIGAAAOAAfpkjfUAAAAAElFTkSuQmCC",
            [0xFF010203]
        ),
        (
            "interlaced, grey of one bit",
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFAQAAAAHSEyveAAAADklEQVR42mNgwAABDAEAAVYAoQMM48UAAAAASUVORK5CYII=",
            (0..<25).map { $0 / 5 * ($0 % 5) % 2 == 1 ? 0xFFFF_FFFF : 0xFF00_0000 }
        ),
        (
            "interlaced, colours",
            "iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAIAAAHpohMEAAAAiklEQVR42hWNoRHDUAxDRUpCQkxCTEpMSoKFS0qMjU26gUk3"
                + "+Nj4b9A1OlZ/gO7eSToJAOaSL6Hg5bMm7GLAyqoWEEZxWpGTDrkcJDBWR7iRmjwHn5ASFrNy1MoUojfTjbq7SupRqkPvU9d8"
                + "QGK3UMbDgxmvihjxnrHuGtKH9cl+eWf2p7pHf2f//iMWKz/3jxBmAAAAAElFTkSuQmCC",
            (0..<54).map { index in
                let (x, y) = (UInt32(index % 9), UInt32(index / 9))
                return 0xFF00_0000 | 20 * x << 16 | 30 * y << 8 | 5 * x * y
            }
        ),
        (
            "interlaced, a palette of two bits",
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAJAgMAAAH92k7cAAAADFBMVEUAAAD/AAAA/wAAAP+bwBPcAAAAF0lEQVR42mNgAIMG"
                + "OHRgOADFOQxHQBgAX7IHIR4t1zMAAAAASUVORK5CYII=",
            (0..<27).map { [0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF][($0 / 3 + $0 % 3) % 4] }
        ),
    ]

    @Test(arguments: 0..<files.count)
    func `every colour type and depth is read`(_ index: Int) throws {
        let (kind, file, pixels) = Self.files[index]
        let bytes = [UInt8](try #require(Data(base64Encoded: file)))
        #expect(try Bitmap(png: bytes).pixels == pixels, "\(kind)")
        // Cut off anywhere it is refused, and never read beyond its end.
        for count in 0..<bytes.count { #expect(throws: PNGError.self) { try Bitmap(png: Array(bytes[..<count])) } }
    }

    @Test func `depths that a colour type does not have are refused`() throws {
        var bytes = [UInt8](try #require(Data(base64Encoded: Self.files[0].file)))
        for (depth, type) in [(3, 0), (16, 3), (4, 2), (8, 1), (8, 5), (1, 6)] as [(UInt8, UInt8)] {
            bytes[24] = depth
            bytes[25] = type
            let crc = Self.crc(bytes[12..<29])
            for place in 0..<4 { bytes[29 + place] = UInt8(crc >> (24 - 8 * place) & 255) }
            let error = #expect(throws: PNGError.self) { try Bitmap(png: bytes) }
            #expect(error.map { "\($0)".contains("colour type \(type)") } ?? false)
        }
    }

    /// The checksum of the PNG specification, 5.5, bit by bit.
    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
        }
        return ~crc
    }

    @Test func `half a picture is the mean of its pixels`() {
        let picture = Bitmap(width: 3, height: 2, pixels: [0xFF00_0000, 0xFF00_0004, 1, 0xFF00_0008, 0xFF00_0002, 1])
        #expect(picture.halved() == Bitmap(width: 1, height: 1, pixels: [0xFF00_0004]))
        #expect(Bitmap(width: 1, height: 1, pixels: [7]).halved() == Bitmap(width: 1, height: 1, pixels: [7]))
    }
}
