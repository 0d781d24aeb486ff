import SwiftUI
import TallyStage
import Testing

@MainActor
struct CanvasFilterTests {
    private static let square = Path(CGRect(x: 30, y: 30, width: 40, height: 40))

    private func stage(_ filters: [GraphicsContext.Filter], _ color: Color = .pureRed) -> Stage {
        canvasStage { context, _ in
            for filter in filters { context.addFilter(filter) }
            context.fill(Self.square, with: .color(color))
        }
    }

    @Test func `a blur fades out over the edge and holds for what comes after it`() {
        let stage = canvasStage { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureBlue))
            context.addFilter(.blur(radius: 4))
            context.fill(Self.square, with: .color(.pureRed))
        }
        #expect(stage.color(9, 9) == 0x0000FF && stage.color(11, 11) == 0xFFFFFF)
        #expect(stage.isNear(30, 50, 0xFF7878, by: 10) && !stage.isNear(26, 50, 0xFFFFFF))
        let fall = (20...40).map { stage.color($0, 50) & 255 }
        #expect(fall == fall.sorted(by: >))
    }

    @Test func `a blur's radius is that of the space it was asked for in`() {
        func stage(filterFirst: Bool) -> Stage {
            canvasStage { context, _ in
                if filterFirst { context.addFilter(.blur(radius: 2)) }
                context.scaleBy(x: 4, y: 4)
                if !filterFirst { context.addFilter(.blur(radius: 0.5)) }
                context.fill(Path(CGRect(x: 7.5, y: 7.5, width: 10, height: 10)), with: .color(.pureRed))
            }
        }
        let (a, b) = (stage(filterFirst: true), stage(filterFirst: false))
        for x in 22...38 { #expect(a.isNear(x, 50, b.color(x, 50), by: 1)) }
        #expect(!a.isNear(27, 50, 0xFFFFFF) && a.isNear(20, 50, 0xFFFFFF))
    }

    @Test func `a symbol that adds its light does so through a filter, too`() {
        func stage(_ filter: GraphicsContext.Filter?) -> Stage {
            Stage(size: CGSize(width: 100, height: 100)) {
                Canvas { context, _ in
                    guard let dot = context.resolveSymbol(id: 1) else { return }
                    context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
                    if let filter { context.addFilter(filter) }
                    for _ in 0..<2 { context.draw(dot, in: Self.square.boundingRect) }
                } symbols: {
                    Color(red: 0.4, green: 0.2, blue: 0).frame(width: 40, height: 40).blendMode(.plusLighter).tag(1)
                }
            }
        }
        #expect(stage(nil).isNear(50, 50, 0xCC6600, by: 2))
        #expect(stage(.colorMultiply(Color(red: 0.5, green: 1, blue: 1))).isNear(50, 50, 0x666600, by: 2))
    }

    @Test func `the last filter is applied first`() {
        // Inverted red is cyan, and grey of that is not the inverse of grey of red.
        let grayLast = stage([.grayscale(1), .colorInvert()]).color(50, 50)
        let grayFirst = stage([.colorInvert(), .grayscale(1)]).color(50, 50)
        #expect(grayLast == grayFirst)
        let dark = stage([.brightness(-0.5), .contrast(0)]).color(50, 50)
        let gray = stage([.contrast(0), .brightness(-0.5)]).color(50, 50)
        #expect(dark == 0 && [0x7F7F7F, 0x808080].contains(gray))
    }

    @Test func `two drops that are near run into one`() {
        let stage = canvasStage { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .pureBlue))
            context.addFilter(.blur(radius: 8))
            context.drawLayer { layer in
                for x in [30.0, 70] {
                    layer.fill(Path(ellipseIn: CGRect(x: x - 19, y: 31, width: 38, height: 38)), with: .color(.black))
                }
            }
        }
        // The gap of two points between the drops is filled, and all that is drawn is the one colour, as far as it covers.
        #expect(stage.color(50, 50) == 0x0000FF && stage.color(30, 50) == 0x0000FF && stage.color(50, 32) == 0xFFFFFF)
        #expect(stage.image().pixels.allSatisfy { $0 >> 16 & 255 == $0 >> 8 & 255 && $0 & 255 == 255 })
        #expect(stage.image().pixels.count { $0 & 0xFFFF00 != 0 && $0 & 0xFFFF00 != 0xFFFF00 } < 400)
    }

    @Test func `a threshold takes a range of opacities`() {
        func stage(_ min: Double, _ max: Double) -> Stage {
            canvasStage { context, _ in
                context.addFilter(.alphaThreshold(min: min, max: max, color: .pureBlue))
                context.fill(Self.square, with: .color(.pureRed.opacity(0.6)))
            }
        }
        #expect(stage(0.5, 0.7).color(50, 50) == 0x0000FF && stage(0.7, 1).color(50, 50) == 0xFFFFFF)
        #expect(stage(0, 0.5).color(50, 50) == 0xFFFFFF)
        #expect(stage(1, 0).color(50, 50) == 0xFFFFFF && stage(.nan, 1).color(50, 50) == 0xFFFFFF)
    }

    @Test func `shadows lie behind, in front, or alone`() {
        func stage(_ options: GraphicsContext.ShadowOptions) -> Stage {
            self.stage([.shadow(color: .pureBlue, radius: 0, x: 10, options: options)])
        }
        let behind = stage([])
        #expect(
            behind.color(65, 50) == 0xFF0000 && behind.color(75, 50) == 0x0000FF && behind.color(35, 50) == 0xFF0000)
        let above = stage(.shadowAbove)
        #expect(above.color(65, 50) == 0x0000FF && above.color(75, 50) == 0x0000FF && above.color(35, 50) == 0xFF0000)
        let alone = stage(.shadowOnly)
        #expect(alone.color(35, 50) == 0xFFFFFF && alone.color(65, 50) == 0x0000FF)
    }

    @Test func `colours are mapped`() {
        var swap = ColorMatrix()
        (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
        #expect(stage([.colorMatrix(swap)]).color(50, 50) == 0x0000FF)
        #expect(stage([.hueRotation(.degrees(0))]).color(50, 50) == 0xFF0000)
        #expect(stage([.saturation(0)]).isNear(50, 50, 0x363636))
        #expect(stage([.colorMultiply(.pureGreen)], .white).color(50, 50) == 0x00FF00)
        #expect(stage([.luminanceToAlpha], .white).color(50, 50) == 0)
        #expect(stage([.colorInvert(0.5)]).isNear(50, 50, 0x7F7F7F))
    }

    @Test func `a picture is mapped in perspective`() {
        var map = ProjectionTransform()
        (map.m31, map.m13) = (10, 0.002)
        let stage = stage([.projectionTransform(map)])
        // A point (x, y) comes to ((x + 10)/(1 + 0.002x), y/(1 + 0.002x)).
        #expect(stage.color(40, 40) == 0xFF0000 && stage.color(36, 40) == 0xFFFFFF && stage.color(72, 63) == 0xFFFFFF)
    }
}
