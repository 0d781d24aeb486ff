import Foundation
import TallyKit
import TallyLayers
import TallyScene
import TallyStage
import TallyUI
import Testing

@MainActor
@Suite("Pictures and drawing of UIKit")
struct PictureTests {
    @Test func `a renderer makes a picture of what is drawn`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
        }
        #expect(image.size == CGSize(width: 10, height: 4))
        #expect(image.cgImage?.width == 20)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `pictures are drawn while a stage plays, too`() {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
                    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
                }.draw(at: .zero)
            }
        }
        let stage = Stage(size: CGSize(width: 20, height: 20), view: Drawing(frame: .zero))
        stage.advance(by: 0)
        #expect(stage.image().pixels[0] == 0xFF00_0000)
    }

    @Test func `a symbol has the size of its font, and nothing has none`() {
        let (small, large) = (
            UIImage(systemName: "star"),
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
        )
        let ratio = (large?.size.width ?? 0) / (small?.size.width ?? 1)
        #expect(abs(ratio - 2) < 0.1)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(small?.isSymbolImage == true)
    }

    @Test func `a template takes the tint, and follows it`() {
        let view = UIImageView(image: UIImage(systemName: "square.fill"))
        view.tintColor = .red
        let stage = Stage(size: CGSize(width: 20, height: 20), view: view)
        stage.advance(by: 0)
        func middle() -> UInt32 { stage.image()[10, 10] }
        #expect(middle() == 0xFFFF_0000)
        view.tintColor = .blue
        stage.advance(by: 0)
        #expect(middle() == 0xFF00_00FF)
    }

    @Test func `pictures follow each other`() {
        let view = UIImageView(frame: .zero)
        view.animationImages = ["1.circle", "2.circle", "3.circle"].compactMap { UIImage(systemName: $0) }
        view.animationDuration = 0.3
        view.animationRepeatCount = 2
        view.startAnimating()
        let stage = Stage(size: CGSize(width: 20, height: 20), view: view)
        stage.advance(by: 0)
        let pictures = (0..<6).map { _ in
            stage.advance(by: 0.1)
            return stage.image()
        }
        #expect(pictures[0] != pictures[1] && pictures[0] == pictures[3])
        #expect(!view.isAnimating)
    }

    @Test func `texts are as large as their font says`() {
        let size = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(abs(size.height - 20.287109375) < 1e-9)
        let lines = "one two three".boundingRect(
            with: CGSize(width: 50, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
        #expect(abs(lines.height - 3 * 20.287109375) < 1e-9 && lines.width <= 50)
        #expect(NSString(string: "Hello").size(withAttributes: nil).height < size.height)
    }

    @Test func `a path that is turned around has the same bounds, and empties what it lies in`() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
        path.lineWidth = 3
        #expect(path.reversing().bounds == path.bounds && path.reversing().lineWidth == 3)
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 1, y: 2))
        line.addLine(to: CGPoint(x: 3, y: 4))
        #expect(line.reversing().currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func `pixels are turned upright`() {
        var bitmap = Bitmap(width: 2, height: 1)
        bitmap[0, 0] = 0xFFFF_0000
        let turned = UIImage(cgImage: CGImage(bitmap), scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 1, height: 2))
        #expect(turned.cgImage?.bitmap.pixels == [0xFFFF_0000, 0])
    }
}
