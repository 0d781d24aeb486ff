import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyScene
import TallyUI
import Testing

@MainActor
@Suite("What contexts draw")
struct ContextTests {
    /// Draws at one pixel a point.
    private func picture(_ width: Int = 40, _ height: Int = 40, _ body: (CGContext) -> Void) -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
        return image.cgImage?.bitmap ?? Bitmap(width: width, height: height)
    }

    private var red: UInt32 { 0xFFFF_0000 }
    private var blue: UInt32 { 0xFF00_00FF }
    private let all = CGRect(x: 0, y: 0, width: 40, height: 40)
    private let inner = CGRect(x: 10, y: 10, width: 20, height: 20)

    private func fill(_ context: CGContext, _ color: UIColor, _ rect: CGRect) {
        context.setFillColor(color.cgColor)
        context.fill(rect)
    }

    @Test(arguments: [0, 1, 2, 3] as [UInt32])
    func `a linear gradient goes on beyond its ends only where it is told to`(options: UInt32) throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let picture = picture { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
                options: CGGradientDrawingOptions(rawValue: options))
        }
        #expect(picture[4, 20] == (options & 1 != 0 ? red : 0))
        #expect(picture[36, 20] == (options & 2 != 0 ? blue : 0))
        #expect(picture[20, 20] >> 24 == 255)
    }

    @Test func `a radial gradient is a ring without options`() throws {
        let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil, count: 2))
        let middle = CGPoint(x: 20, y: 20)
        for (options, isFull) in [([], false), ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true)]
            as [(CGGradientDrawingOptions, Bool)]
        {
            let picture = picture { context in
                context.drawRadialGradient(
                    gradient, startCenter: middle, startRadius: 5, endCenter: middle, endRadius: 15, options: options)
            }
            #expect((picture[20, 20] >> 24 == 255) == isFull && (picture[1, 1] >> 24 == 255) == isFull)
            #expect(picture[20, 10] >> 24 == 255)
        }
        #expect(
            CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1], locations: nil, count: 0)
                == nil)
    }

    @Test func `what is cleared is a hole`() {
        let picture = picture { context in
            fill(context, .red, all)
            context.clear(inner)
        }
        #expect(picture[5, 5] == red && picture[20, 20] == 0 && picture[35, 20] == red)
    }

    @Test func `a hole of a view shows what is behind it`() {
        final class Holed: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(bounds)
                UIGraphicsGetCurrentContext()?.clear(CGRect(x: 10, y: 10, width: 20, height: 20))
            }
        }
        let scene = LayerScene()
        scene.root.backgroundColor = .blue
        let view = Holed(frame: all)
        scene.root.addSubview(view)
        scene.advance(0)
        #expect(scene.pixel(20, 20) == [0, 0, 255, 255] && scene.pixel(5, 5) == [255, 0, 0, 255])
    }

    @Test func `a picture of Core Graphics is upside down where UIKit draws, and one of UIKit upright`() throws {
        var bitmap = Bitmap(width: 1, height: 2)
        (bitmap[0, 0], bitmap[0, 1]) = (red, blue)
        let image = CGImage(bitmap)
        #expect(picture { $0.draw(image, in: all) }[20, 2] == blue)
        let turned = picture { context in
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: all)
        }
        #expect(turned[20, 2] == red && turned[20, 37] == blue)
        #expect(picture { _ in UIImage(cgImage: image).draw(in: all) }[20, 2] == red)
    }

    @Test func `pictures are drawn with the alpha of the context, or with their own`() {
        let image = Pictures.plain(width: 1, height: 1, red)
        let picture = picture { context in
            context.setAlpha(0.5)
            context.draw(image, in: inner)
            UIImage(cgImage: image).draw(in: CGRect(x: 0, y: 0, width: 5, height: 5), blendMode: .normal, alpha: 0.25)
        }
        #expect(abs(Int(picture[20, 20] >> 24) - 128) <= 1 && abs(Int(picture[2, 2] >> 24) - 64) <= 1)
    }

    @Test func `blend modes put a colour onto what the picture has`() {
        func result(_ mode: CGBlendMode, _ ground: UIColor?, _ color: UIColor) -> UInt32 {
            picture { context in
                if let ground { fill(context, ground, all) }
                context.setBlendMode(mode)
                fill(context, color, inner)
            }[20, 20]
        }
        #expect(result(.multiply, .yellow, .cyan) == 0xFF00_FF00)
        #expect(result(.screen, .red, .blue) == 0xFFFF_00FF)
        #expect(result(.clear, .red, .blue) == 0)
        #expect(result(.copy, .red, .clear) == 0)
        #expect(result(.sourceIn, .red, .blue) == blue && result(.sourceIn, nil, .blue) == 0)
        #expect(result(.sourceAtop, nil, .blue) == 0 && result(.destinationOver, .red, .blue) == red)
        #expect(result(.destinationIn, .red, .blue) == red && result(.destinationIn, .red, .clear) == 0)
        #expect(result(.plusLighter, .red, .blue) == 0xFFFF_00FF)
    }

    @Test func `a picture masks what was drawn by its alpha`() {
        let half = Pictures.plain(width: 1, height: 1, 0x8000_0000)
        let picture = picture { context in
            fill(context, .red, all)
            UIImage(cgImage: half).draw(in: inner, blendMode: .destinationIn, alpha: 1)
        }
        #expect(abs(Int(picture[20, 20] >> 24) - 128) <= 1 && picture[2, 2] == red)
    }

    @Test func `a transparency layer is one picture with the alpha of its beginning`() {
        let picture = picture { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            fill(context, .red, all)
            fill(context, .blue, inner)
            context.endTransparencyLayer()
            context.endTransparencyLayer()
        }
        #expect(abs(Int(picture[20, 20] >> 24) - 128) <= 1 && picture[20, 20] & 0xFF_0000 == 0)
    }

    @Test func `a shadow of a layer is that of its outline, and pictures throw one, too`() {
        let image = Pictures.plain(width: 1, height: 1, red)
        for isLayer in [true, false] {
            let picture = picture { context in
                context.setShadow(offset: CGSize(width: 15, height: 0), blur: 0, color: UIColor.blue.cgColor)
                if isLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
                context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
                if isLayer { context.endTransparencyLayer() }
            }
            #expect(picture[10, 10] == red && picture[30, 10] == blue && picture[38, 10] == 0)
        }
    }

    @Test func `a context makes a picture of what it has drawn so far, and a view's makes none`() {
        var made: [Bitmap?] = []
        _ = picture { context in
            fill(context, .red, inner)
            made.append(context.makeImage()?.bitmap)
            fill(context, .blue, inner)
        }
        #expect(made.first??[20, 20] == red)
    }

    @Test func `the outline of a line takes its place`() {
        let picture = picture { context in
            context.move(to: CGPoint(x: 5, y: 20))
            context.addLine(to: CGPoint(x: 35, y: 20))
            context.setLineWidth(10)
            context.replacePathWithStrokedPath()
            context.setFillColor(UIColor.red.cgColor)
            context.fillPath()
        }
        #expect(picture[20, 17] == red && picture[20, 12] == 0)
    }

    @Test func `a path of UIKit is filled and drawn with a mode and an alpha`() {
        let picture = picture { context in
            fill(context, .red, all)
            UIColor.blue.setFill()
            UIBezierPath(rect: inner).fill(with: .clear, alpha: 1)
            UIColor.blue.setStroke()
            let line = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 36, height: 36))
            line.lineWidth = 4
            line.stroke(with: .screen, alpha: 1)
        }
        #expect(picture[20, 20] == 0 && picture[2, 20] == 0xFFFF_00FF)
    }
}
