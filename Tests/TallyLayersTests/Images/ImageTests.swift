import Foundation
import TallyKit
import TallyScene
import TallyUI
import Testing

@MainActor
@Suite("Pictures and colours as programs ask for them")
struct ImageTests {
    @Test func `a picture is written as JPEG, on white`() throws {
        let data = try #require(
            UIImage(cgImage: Pictures.plain(width: 16, height: 8, 0)).jpegData(compressionQuality: 1))
        let read = try #require(UIImage(data: data)?.cgImage)
        #expect(read.width == 16 && read.height == 8 && read.bitmap[8, 4] == 0xFFFF_FFFF)
        var noise = Bitmap(width: 64, height: 64)
        for y in 0..<64 { for x in 0..<64 { noise[x, y] = 0xFF00_0000 | UInt32((x * 7919 + y * 104_729) % 0xFF_FFFF) } }
        let image = UIImage(cgImage: CGImage(noise))
        let sizes = [0, 0.5, 1, .nan, 7].map { image.jpegData(compressionQuality: $0)?.count ?? 0 }
        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2] && sizes[3] == sizes[0] && sizes[4] == sizes[2])
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    }

    @Test func `a picture of several is played in an image view, for ever`() throws {
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
        let images = colors.map { UIImage(cgImage: Pictures.plain(width: 20, height: 20, $0)) }
        let image = try #require(UIImage.animatedImage(with: images, duration: 0.3))
        #expect(image.images?.count == 3 && image.duration == 0.3 && image.size == CGSize(width: 20, height: 20))
        let scene = LayerScene()
        let view = UIImageView(image: image)
        scene.root.addSubview(view)
        scene.advance(0.05)
        let seen = (0..<6).map { _ in
            let pixel = scene.pixel(10, 10)
            scene.advance(0.1)
            return pixel
        }
        #expect(Set(seen.prefix(3)).count == 3 && Array(seen.prefix(3)) == Array(seen.suffix(3)))
        view.image = images[2]
        scene.advance(0.1)
        #expect(scene.isAtRest && scene.pixel(10, 10) == [0, 0, 255, 255])
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(images[0].images == nil && images[0].duration == 0)
    }

    @Test func `a picture is mirrored`() {
        var bitmap = Bitmap(width: 2, height: 1)
        bitmap[0, 0] = 0xFFFF_0000
        let mirrored = UIImage(cgImage: CGImage(bitmap), scale: 2, orientation: .up)
            .withHorizontallyFlippedOrientation()
        #expect(mirrored.cgImage?.bitmap.pixels == [0, 0xFFFF_0000] && mirrored.scale == 2)
    }

    @Test func `a colour is resolved for surroundings, whatever they are when it is drawn`() {
        let dark = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        var white: CGFloat = 0.5
        #expect(dark.getWhite(&white, alpha: nil) && white == 1)
        #expect(UIColor.label.getWhite(&white, alpha: nil) && white == 0)
        #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 0)
    }

    @Test(arguments: [(0, 0.5, 0.8), (0.1, 1, 1), (0.4, 0.25, 0.5), (0.6, 0.7, 0.3), (0.9, 0.6, 1)])
    func `hue, saturation and brightness are those that a colour was made of`(parts: (Double, Double, Double)) {
        var (hue, saturation, brightness, alpha) = (CGFloat.nan, CGFloat.nan, CGFloat.nan, CGFloat.nan)
        let color = UIColor(hue: parts.0, saturation: parts.1, brightness: parts.2, alpha: 0.5)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        for (got, wanted) in [(hue, parts.0), (saturation, parts.1), (brightness, parts.2), (alpha, 0.5)] {
            #expect(abs(got - wanted) < 1e-5)
        }
    }

    @Test func `the surroundings are those of what plays`() {
        final class Reader: UIView {
            var scale: CGFloat = 0
            override func layoutSubviews() { scale = UITraitCollection.current.displayScale }
        }
        let scene = LayerScene()
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        scene.root.addSubview(reader)
        scene.advance(0)
        #expect(reader.scale == 1 || reader.scale == 2)
        #expect(UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3)]).displayScale == 3)
    }
}
