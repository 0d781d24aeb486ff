import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("Drawing through a picture")
struct MaskedDrawingTests {
    /// A picture whose left half is opaque, drawn with a scale of 1.
    private func half(_ color: UIColor = .black, ground: UIColor? = nil) -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, ground != nil)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
        let image = renderer.image { context in
            if let ground {
                ground.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        return image.cgImage!
    }

    private func drawn(_ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { draw($0.cgContext) }
    }

    /// The pixels of a row in the middle, red, green, blue and alpha.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int = 10) -> UInt32 { image.cgImage!.bitmap[x, y] }

    @Test("leaves what it is opaque at, and nothing beyond its rectangle")
    func opacity() {
        let image = drawn { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10), mask: half())
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(pixel(image, 3, 5) == 0xFFFF_0000 && pixel(image, 16, 5) == 0 && pixel(image, 3, 15) == 0)
    }

    @Test("leaves what is bright of a picture without transparency")
    func brightness() {
        let image = drawn { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: half(.white, ground: .black))
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(pixel(image, 3) == 0xFFFF_0000 && pixel(image, 16) == 0)
    }

    @Test(
        "tints a picture as it is usually done, ends with the state, and masks once what is put together, and what erases"
    )
    func uses() {
        let image = drawn { context in
            context.saveGState()
            context.translateBy(x: 0, y: 20)
            context.scaleBy(x: 1, y: -1)
            let faint = half(UIColor.black.withAlphaComponent(0.5))
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: faint)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.endTransparencyLayer()
            context.restoreGState()
            context.setFillColor(.blue)
            context.fill(CGRect(x: 15, y: 0, width: 5, height: 20))
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: half())
            context.clear(CGRect(x: 0, y: 0, width: 20, height: 5))
        }
        #expect((126...129).contains(pixel(image, 3) >> 24) && pixel(image, 12) == 0 && pixel(image, 17) == 0xFF00_00FF)
        #expect(pixel(image, 3, 2) == 0 && pixel(image, 17, 2) == 0xFF00_00FF)
    }
}
