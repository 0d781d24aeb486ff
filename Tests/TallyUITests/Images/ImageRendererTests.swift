import Foundation
import SwiftUI
import TallyScene
import TallyStage
import Testing

/// Pictures of views without a window.
@MainActor
struct ImageRendererTests {
    private func pixel(_ picture: CGImage?, _ x: Int, _ y: Int) -> UInt32? {
        guard let picture, x < picture.width, y < picture.height else { return nil }
        return picture.bitmap[x, y]
    }

    @Test(arguments: [1.0, 2, 3])
    func `a picture is as large as the view, at its scale`(scale: Double) throws {
        let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 20))
        renderer.scale = scale
        let picture = try #require(renderer.cgImage)
        #expect(picture.width == Int(30 * scale) && picture.height == Int(20 * scale))
        #expect(Set(picture.bitmap.pixels) == [0xFFFF_0000])
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    }

    @Test func `what is clear is clear, or black where it has to be opaque`() {
        let renderer = ImageRenderer(content: Circle().fill(.blue).frame(width: 40, height: 40))
        #expect(pixel(renderer.cgImage, 0, 0) == 0)
        #expect(pixel(renderer.cgImage, 20, 20) != 0)
        renderer.isOpaque = true
        #expect(pixel(renderer.cgImage, 0, 0) == 0xFF00_0000)
        renderer.isOpaque = false
        #expect(pixel(renderer.cgImage, 0, 0) == 0)
    }

    @Test func `a view takes of what it is offered what it takes`() throws {
        let words = Text("A line that has to be broken where it is not offered the room")
        let renderer = ImageRenderer(content: words)
        let whole = try #require(renderer.cgImage)
        renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
        let broken = try #require(renderer.cgImage)
        #expect(broken.width <= 100 && broken.height > 2 * whole.height)
        let filling = ImageRenderer(content: Color.green)
        filling.proposedSize = ProposedViewSize(width: 12, height: 34)
        #expect(filling.cgImage?.width == 12 && filling.cgImage?.height == 34)
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    }

    @Test func `it is what a stage shows`() throws {
        let view = VStack {
            Image(systemName: "star.fill").foregroundStyle(.orange)
            Text("Receipt").font(.title).bold()
            Text("12,50 €").foregroundStyle(.secondary)
        }.frame(width: 150, height: 120).background(.white)
        let renderer = ImageRenderer(content: view)
        renderer.scale = 2
        let picture = try #require(renderer.cgImage)
        let stage = Stage(
            size: CGSize(width: CGFloat(picture.width) / 2, height: CGFloat(picture.height) / 2), scale: 2
        ) { view }
        #expect(stage.image() == picture.bitmap)
    }

    private final class Score: ObservableObject { @Published var points = 1 }

    private struct Board: View {
        @ObservedObject var score: Score
        var body: some View { Color.red.frame(width: CGFloat(score.points), height: 5) }
    }

    @Test func `it says that a picture would be another, and makes that one`() {
        let score = Score()
        let renderer = ImageRenderer(content: Board(score: score))
        var changes = 0
        let token = renderer.objectWillChange.sink { changes += 1 }
        #expect(renderer.cgImage?.width == 1)
        #expect(changes == 0)
        score.points = 7
        #expect(changes == 1)
        #expect(renderer.cgImage?.width == 7)
        renderer.scale = 2
        #expect(changes == 2)
        renderer.content = Board(score: Score())
        #expect(changes == 3)
        #expect(renderer.cgImage?.width == 2)
        token.cancel()
    }

    @Test func `a picture is shown in another view, and written and read as a file`() throws {
        let renderer = ImageRenderer(content: Color.blue.frame(width: 8, height: 6).border(.red))
        let picture = try #require(renderer.cgImage)
        let shown = ImageRenderer(content: Image(picture, scale: 1, label: Text("Box")))
        #expect(shown.cgImage?.bitmap == picture.bitmap)
        let data = try #require(renderer.uiImage?.pngData())
        let read = try #require(UIImage(data: data, scale: 2))
        #expect(read.cgImage?.bitmap == picture.bitmap)
        #expect(read.size == CGSize(width: 4, height: 3))
        let again = ImageRenderer(content: Image(uiImage: read))
        again.scale = 2
        #expect(again.cgImage?.bitmap == picture.bitmap)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }

    /// What of a picture of two by three pixels is where, once it is upright.
    @Test(arguments: Image.Orientation.allCases)
    func `a picture is shown upright`(orientation: Image.Orientation) throws {
        let letters = Array("abcdef").map { 0xFF00_0000 | UInt32($0.asciiValue!) }
        let picture = CGImage(Bitmap(width: 2, height: 3, pixels: letters))
        let shown = try #require(
            ImageRenderer(content: Image(decorative: picture, scale: 1, orientation: orientation)).cgImage)
        let words = String(shown.bitmap.pixels.map { Character(UnicodeScalar(UInt8($0 & 0xFF))) })
        let expected: [Image.Orientation: String] = [
            .up: "abcdef", .upMirrored: "badcfe", .down: "fedcba", .downMirrored: "efcdab", .left: "bdface",
            .right: "ecafdb", .leftMirrored: "acebdf", .rightMirrored: "fdbeca",
        ]
        #expect(words == expected[orientation])
        #expect(shown.width == (expected[orientation]?.count == 6 && orientation.rawValue % 2 == 1 ? 3 : 2))
    }

    @Test func `a part of a picture is cut out`() {
        let picture = CGImage(Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))
        #expect(picture.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2))?.bitmap.pixels == [2, 3, 5, 6])
        #expect(picture.cropping(to: CGRect(x: 1.5, y: 1.2, width: 0.2, height: 9))?.bitmap.pixels == [5])
        #expect(picture.cropping(to: CGRect(x: 5, y: 0, width: 2, height: 2)) == nil)
        #expect(picture.cropping(to: .null) == nil)
    }
}
