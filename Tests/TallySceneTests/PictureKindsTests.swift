import Foundation
import TallyScene
import Testing

@Suite("Pictures of other kinds than PNG")
struct PictureKindsTests {
    /// Files of four by three pixels, red on the left and blue on the right.
    private static let files: [(kind: String, file: String)] = [
        (
            "BMP",
            "Qk1aAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABgAAAAAACQAAAAAAAAAAAAAAAAAAAAAAAAAAAD/AAD//wAA/wAAAAD/AAD//wAA/wAA"
                + "AAD/AAD//wAA/wAA"
        ),
        (
            "TIFF",
            "SUkqAFAAAAAD/wAA//0AA/8AAP8D/wAA//0AA/8AAP8D/wAA//0AA/8AAP8IAAgACABIAAAAAQAAAEgAAAABAAAATGF2YzU5LjM3LjEw"
                + "MAAOAP4ABAABAAAAAAAAAAABBAABAAAABAAAAAEBBAABAAAAAwAAAAIBAwADAAAALAAAAAMBAwABAAAABYAAAAYBAwABAAAAAgAA"
                + "ABEBBAABAAAACAAAABUBAwABAAAAAwAAABYBBAABAAAAdgIAABcBBAABAAAAJAAAABoBBQABAAAAMgAAABsBBQABAAAAOgAAACgB"
                + "AwABAAAAAgAAADEBAgAOAAAAQgAAAAAAAAA="
        ),
        ("WebP", "UklGRiQAAABXRUJQVlA4TBcAAAAvA4AAAA8Q87//8x8OFAIIgIImov/xAwA="),
        (
            "GIF, before all is blue",
            "R0lGODlhBAADAIEAAP8AAAAA/wAAAP///yH5BAQyAAAALAAAAAAEAAMAAAIIBJgQYEKASQEAIfkEBDIAAAAsAAAAAAQAAwAAAghMmDBh"
                + "woRJAQA7"
        ),
    ]

    private static let picture: [UInt32] = (0..<12).map { $0 % 4 < 2 ? 0xFFFF_0000 : 0xFF00_00FF }

    @Test(arguments: 0..<files.count)
    func `a picture is read, of one that moves the first`(_ index: Int) throws {
        let (kind, file) = Self.files[index]
        let bytes = [UInt8](try #require(Data(base64Encoded: file)))
        let read = try Bitmap(file: bytes)
        #expect(read == Bitmap(width: 4, height: 3, pixels: Self.picture), "\(kind)")
    }

    @Test func `a WebP that moves shows its first picture`() throws {
        let file =
            "UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAwAAAgAAQU5JTQYAAAD/////AQBBTk1GKAAAAAAAAAAAAAMAAAIAAOgDAAJWUDhMDwAAAC8D"
            + "gAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAMAAAIAAOgDAABWUDhMDwAAAC8DgAAABxDR//4HIqL/AQA="
        let bytes = [UInt8](try #require(Data(base64Encoded: file)))
        let read = try Bitmap(file: bytes)
        #expect(read.width == 4 && read.height == 3 && Set(read.pixels).count == 1 && read[0, 0] >> 16 & 255 > 250)
    }

    @Test(arguments: 0..<files.count)
    func `a file that is cut off or damaged never traps`(_ index: Int) throws {
        let bytes = [UInt8](try #require(Data(base64Encoded: Self.files[index].file)))
        for count in 0..<bytes.count { _ = try? Bitmap(file: Array(bytes[..<count])) }
        for place in 0..<bytes.count {
            var damaged = bytes
            damaged[place] ^= 0x55
            _ = try? Bitmap(file: damaged)
        }
        #expect(throws: PictureError.self) { try Bitmap(file: Array(bytes[..<16])) }
    }

    @Test func `what is no picture is refused`() {
        for text in ["", "RIFF", "RIFF....WEBP", "no picture"] {
            #expect(throws: PictureError.self) { try Bitmap(file: Array(text.utf8)) }
        }
    }
}
