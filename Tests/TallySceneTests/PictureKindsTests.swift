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

    /// A page of 8 by 6 points whose left half is red and whose right half is blue, but for the lowest line, of which nothing is drawn.
    private static let document = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 8 6]/Contents 4 0 R>>endobj
        4 0 obj<</Length 42>>stream
        1 0 0 rg 0 1 4 5 re f 0 0 1 rg 4 1 4 5 re f
        endstream endobj
        trailer<</Root 1 0 R>>
        %%EOF

        """

    @Test(arguments: [1, 3])
    func `a page of PDF is drawn as sharp as it is asked for, with nothing behind it`(detail: Int) throws {
        let read = try Bitmap(file: Array(Self.document.utf8), detail: Double(detail))
        #expect(read.width == 8 * detail && read.height == 6 * detail)
        #expect(read[0, 0] == 0xFFFF_0000 && read[4 * detail - 1, 5 * detail - 1] == 0xFFFF_0000)
        #expect(read[4 * detail, 0] == 0xFF00_00FF && read[8 * detail - 1, 5 * detail - 1] == 0xFF00_00FF)
        #expect(read[0, 5 * detail] == 0 && read[8 * detail - 1, 6 * detail - 1] == 0)
    }

    @Test(arguments: [1, 3])
    func `a drawing in SVG, too`(detail: Int) throws {
        let drawing = """
            <?xml version="1.0"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="8" height="6">
            <rect width="4" height="6" fill="#f00"/><rect x="4" width="4" height="6" fill="#00f"/></svg>
            """
        let read = try Bitmap(file: Array(drawing.utf8), detail: Double(detail))
        #expect(read.width == 8 * detail && read.height == 6 * detail)
        #expect(read[4 * detail - 1, 0] == 0xFFFF_0000 && read[4 * detail, 0] == 0xFF00_00FF)
    }

    @Test func `a document that is damaged, or has no page, is refused`() {
        let bytes = Array(Self.document.utf8)
        for count in stride(from: 5, to: bytes.count, by: 7) { _ = try? Bitmap(file: Array(bytes[..<count])) }
        #expect(throws: PictureError.self) { try Bitmap(file: Array("%PDF-1.4\nnothing".utf8)) }
        let huge = Self.document.replacing("0 0 8 6", with: "0 0 90000 90000")
        #expect(throws: PictureError.self) { try Bitmap(file: Array(huge.utf8)) }
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
