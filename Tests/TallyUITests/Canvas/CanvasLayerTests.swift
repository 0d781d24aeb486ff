import SwiftUI
import TallyStage
import Testing

@MainActor
struct CanvasLayerTests {
    private static let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    private static let left = Path(CGRect(x: 0, y: 0, width: 60, height: 100))
    private static let right = Path(CGRect(x: 40, y: 0, width: 60, height: 100))

    @Test func `opacity holds for each drawing, and for a layer as a whole`() {
        let each = canvasStage { context, _ in
            context.opacity = 0.5
            context.fill(Self.left, with: .color(.pureRed))
            context.fill(Self.right, with: .color(.pureBlue))
        }
        #expect(each.isNear(10, 50, 0xFF7F7F) && each.isNear(90, 50, 0x7F7FFF) && each.isNear(50, 50, 0x7F3FBF))
        let whole = canvasStage { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                #expect(layer.opacity == 1)
                layer.fill(Self.left, with: .color(.pureRed))
                layer.fill(Self.right, with: .color(.pureBlue))
            }
        }
        #expect(whole.isNear(50, 50, 0x7F7FFF) && whole.isNear(10, 50, 0xFF7F7F))
    }

    @Test func `clips cut what comes after them, each within those before`() {
        let stage = canvasStage { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureGreen))
            context.clip(to: Self.left)
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 60, height: 100))
            var inner = context
            inner.clip(to: Path(ellipseIn: CGRect(x: 40, y: 30, width: 40, height: 40)))
            #expect(inner.clipBoundingRect == CGRect(x: 40, y: 30, width: 20, height: 40))
            inner.fill(Self.all, with: .color(.pureRed))
            context.fill(Path(CGRect(x: 50, y: 80, width: 30, height: 10)), with: .color(.pureBlue))
            context.translateBy(x: 10, y: 0)
            #expect(context.clipBoundingRect.minX == -10)
        }
        #expect(stage.color(5, 5) == 0x00FF00)
        #expect(stage.color(55, 50) == 0xFF0000 && stage.color(62, 50) == 0xFFFFFF && stage.color(42, 32) == 0xFFFFFF)
        #expect(stage.color(55, 85) == 0x0000FF && stage.color(65, 85) == 0xFFFFFF)
    }

    @Test func `an inverse clip cuts a hole`() {
        let stage = canvasStage { context, _ in
            context.fill(Self.all, with: .color(.pureGreen))
            context.clip(to: Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)), options: .inverse)
            context.fill(Self.all, with: .color(.pureRed))
            context.blendMode = .multiply
            context.fill(Self.left, with: .color(.pureBlue))
        }
        #expect(stage.color(50, 50) == 0x00FF00 && stage.color(90, 10) == 0xFF0000 && stage.color(10, 10) == 0)
    }

    @Test func `a clip to a layer takes its opacity, or the rest of it`() {
        for isInverse in [false, true] {
            let stage = canvasStage { context, _ in
                context.clipToLayer(options: isInverse ? .inverse : []) { layer in
                    layer.opacity = 0.5
                    layer.fill(Self.left, with: .color(.pureGreen))
                }
                context.fill(Self.all, with: .color(.pureRed))
                context.fill(Path(CGRect(x: 0, y: 90, width: 100, height: 10)), with: .color(.pureBlue))
            }
            #expect(stage.isNear(20, 20, 0xFF7F7F) && stage.isNear(20, 95, 0x7F7FFF))
            #expect(stage.color(80, 20) == (isInverse ? 0xFF0000 : 0xFFFFFF))
            #expect(stage.color(80, 95) == (isInverse ? 0x0000FF : 0xFFFFFF))
        }
    }

    @Test func `a clip to a layer is there again after another context has drawn`() {
        let stage = canvasStage { context, _ in
            var clipped = context
            clipped.clipToLayer { $0.fill(Self.left, with: .color(.black)) }
            clipped.fill(Self.all, with: .color(.pureRed))
            context.fill(Path(CGRect(x: 0, y: 40, width: 100, height: 20)), with: .color(.pureGreen))
            clipped.fill(Path(CGRect(x: 0, y: 45, width: 100, height: 10)), with: .color(.pureBlue))
        }
        #expect(stage.color(20, 20) == 0xFF0000 && stage.color(80, 20) == 0xFFFFFF)
        #expect(stage.color(20, 42) == 0x00FF00 && stage.color(20, 50) == 0x0000FF && stage.color(80, 50) == 0x00FF00)
    }

    @Test func `blending sees what the layer shows, and nothing behind it`() {
        func draw(_ context: inout GraphicsContext) {
            context.fill(Self.left, with: .color(.pureRed))
            context.blendMode = .multiply
            context.fill(Self.right, with: .color(.pureBlue))
        }
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in draw(&context) }.background(Color.pureGreen)
        }
        #expect(stage.color(50, 50) == 0 && stage.color(90, 50) == 0x0000FF && stage.color(10, 50) == 0xFF0000)
        let layered = canvasStage { context, _ in
            context.fill(Self.all, with: .color(.pureGreen))
            context.drawLayer { draw(&$0) }
        }
        #expect(layered.color(50, 50) == 0 && layered.color(90, 50) == 0x0000FF)
    }

    /// What red on green is, and what stays beside it, where green lies on the left and red is put on the middle.
    @Test(arguments: [
        (GraphicsContext.BlendMode.normal, 0xFF0000, 0xFF0000), (.clear, 0xFFFFFF, 0xFFFFFF),
        (.copy, 0xFF0000, 0xFF0000), (.sourceIn, 0xFF0000, 0xFFFFFF), (.sourceOut, 0xFFFFFF, 0xFF0000),
        (.sourceAtop, 0xFF0000, 0xFFFFFF), (.destinationOver, 0x00FF00, 0xFF0000), (.destinationIn, 0x00FF00, 0xFFFFFF),
        (.destinationOut, 0xFFFFFF, 0xFFFFFF), (.destinationAtop, 0x00FF00, 0xFF0000), (.xor, 0xFFFFFF, 0xFF0000),
        (.plusLighter, 0xFFFF00, 0xFF0000), (.screen, 0xFFFF00, 0xFF0000), (.multiply, 0x000000, 0xFF0000),
        (.darken, 0x000000, 0xFF0000), (.lighten, 0xFFFF00, 0xFF0000), (.difference, 0xFFFF00, 0xFF0000),
    ])
    func `modes of blending opaque colours`(_ mode: GraphicsContext.BlendMode, _ both: UInt32, _ alone: UInt32) {
        let stage = canvasStage { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.pureGreen))
            context.blendMode = mode
            context.fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), with: .color(.pureRed))
        }
        #expect(stage.isNear(30, 50, both) && stage.isNear(70, 50, alone))
        #expect(stage.color(10, 50) == 0x00FF00 && stage.color(90, 50) == 0xFFFFFF && stage.color(30, 90) == 0x00FF00)
    }

    @Test func `a layer masks what is there in one mode and replaces it in another`() {
        for mode in [GraphicsContext.BlendMode.destinationIn, .copy] {
            let stage = canvasStage { context, _ in
                context.fill(Self.left, with: .color(.pureGreen))
                context.blendMode = mode
                context.drawLayer { $0.fill(Self.right, with: .color(.pureRed)) }
            }
            #expect(stage.color(10, 50) == 0xFFFFFF)
            #expect(stage.color(50, 50) == (mode == .copy ? 0xFF0000 : 0x00FF00))
            #expect(stage.color(90, 50) == (mode == .copy ? 0xFF0000 : 0xFFFFFF))
        }
    }
}
