import Foundation
import SwiftUI
import TallyScene
import TallyStage
import Testing

/// A folder with pictures, as a bundle has them.
private final class Pictures {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var bundle: Bundle { Bundle(url: folder) ?? .main }

    /// A picture whose left half is red and whose right half is blue.
    func add(_ name: String, width: Int, height: Int) throws {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { bitmap[x, y] = x < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF } }
        try Data(bitmap.png()).write(to: folder.appending(path: name))
    }
}

@MainActor
struct PictureTests {
    private func stage(_ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) { content() }
    }

    @Test func `a picture has the size of its pixels, and half of it with two a point`() throws {
        let pictures = try Pictures()
        try pictures.add("plain.png", width: 40, height: 20)
        try pictures.add("fine@2x.png", width: 40, height: 20)
        let bundle = pictures.bundle
        let plain = stage { Image("plain", bundle: bundle) }
        #expect(plain.frame.images.map(\.rect) == [CGRect(x: 30, y: 40, width: 40, height: 20)])
        #expect(plain.color(35, 50) == 0xFF0000 && plain.color(65, 50) == 0x0000FF && plain.color(50, 35) == 0xFFFFFF)
        let fine = stage { Image("fine", bundle: bundle) }
        #expect(fine.frame.images.map(\.rect) == [CGRect(x: 40, y: 45, width: 20, height: 10)])
        #expect(plain.frame.accessibility.map(\.label) == ["plain"])
        #expect(stage { Image(decorative: "plain", bundle: bundle) }.frame.accessibility.isEmpty)
    }

    @Test func `a resizable picture is stretched, fitted, filled or laid out`() throws {
        let pictures = try Pictures()
        try pictures.add("two.png", width: 40, height: 20)
        let bundle = pictures.bundle
        func rects(_ view: @escaping () -> some View) -> [CGRect] { stage(view).frame.images.map(\.rect) }
        #expect(rects { Image("two", bundle: bundle).resizable() } == [CGRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(
            rects { Image("two", bundle: bundle).resizable().aspectRatio(contentMode: .fit) }
                == [CGRect(x: 0, y: 25, width: 100, height: 50)])
        #expect(
            rects { Image("two", bundle: bundle).resizable().scaledToFill() }
                == [CGRect(x: -50, y: 0, width: 200, height: 100)])
        #expect(rects { Image("two", bundle: bundle).frame(width: 10, height: 10) }[0].width == 40)
        let tiles = stage { Image("two", bundle: bundle).resizable(resizingMode: .tile).frame(width: 90, height: 30) }
        #expect(tiles.color(10, 40) == 0xFF0000 && tiles.color(50, 40) == 0xFF0000 && tiles.color(70, 40) == 0x0000FF)
        let many = stage { Image("two", bundle: bundle).resizable(resizingMode: .tile) }
        #expect(many.color(0, 99) != 0xFFFFFF && many.color(99, 99) != 0xFFFFFF)
        #expect(tiles.color(92, 60) == 0xFF0000 && tiles.color(97, 50) == 0xFFFFFF && tiles.color(50, 67) == 0xFFFFFF)
    }

    @Test func `a picture drawn much smaller shows the mean of its pixels`() throws {
        let pictures = try Pictures()
        var fine = Bitmap(width: 256, height: 256)
        for y in 0..<256 { for x in 0..<256 { fine[x, y] = (x + y) & 1 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF } }
        try Data(fine.png()).write(to: pictures.folder.appending(path: "fine.png"))
        let bundle = pictures.bundle
        let stage = stage { Image("fine", bundle: bundle).resizable().frame(width: 20, height: 20) }
        for x in 42..<58 { #expect(stage.isNear(x, 50, 0x808080, by: 3)) }
    }

    @Test func `a template is the foreground in the picture's shape`() throws {
        let pictures = try Pictures()
        try pictures.add("two.png", width: 40, height: 20)
        let bundle = pictures.bundle
        let stage = stage {
            Image("two", bundle: bundle).renderingMode(.template).foregroundStyle(Color.pureGreen)
        }
        #expect(stage.color(35, 50) == 0x00FF00 && stage.color(65, 50) == 0x00FF00 && stage.color(50, 35) == 0xFFFFFF)
    }

    @Test func `what is not there or cannot be read shows nothing, and says why`() throws {
        let pictures = try Pictures()
        try Data("no picture".utf8).write(to: pictures.folder.appending(path: "bad.png"))
        let bundle = pictures.bundle
        for name in ["missing", "bad", ""] {
            let stage = stage { Image(name, bundle: bundle) }
            #expect(
                stage.frame.images.isEmpty && stage.warnings.count == 1 && stage.warnings[0].contains("\"\(name)\""))
        }
    }

    @Test func `an image of one's own drawing is drawn in its size`() {
        let image = Image(size: CGSize(width: 20, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.pureRed))
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.pureBlue))
        }
        let stage = stage { image }
        #expect(stage.color(41, 46) == 0x0000FF && stage.color(55, 52) == 0xFF0000)
        #expect(stage.color(62, 50) == 0xFFFFFF && stage.color(50, 57) == 0xFFFFFF)
        let large = self.stage { image.resizable().frame(width: 100, height: 100) }
        #expect(large.color(20, 40) == 0x0000FF && large.color(90, 90) == 0xFF0000)
    }

    @Test func `a canvas draws images and symbols`() throws {
        let pictures = try Pictures()
        try pictures.add("two.png", width: 40, height: 20)
        let bundle = pictures.bundle
        let stage = canvasStage { context, _ in
            let image = context.resolve(Image("two", bundle: bundle))
            #expect(image.size == CGSize(width: 40, height: 20))
            context.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 20))
            var star = context.resolve(Image(systemName: "square.fill").resizable())
            star.shading = .color(.pureGreen)
            context.opacity = 0.5
            context.draw(star, in: CGRect(x: 20, y: 40, width: 40, height: 40))
        }
        #expect(stage.color(10, 10) == 0xFF0000 && stage.color(90, 10) == 0x0000FF)
        #expect(stage.isNear(40, 60, 0x7FFF7F) && stage.color(15, 60) == 0xFFFFFF)
    }
}
