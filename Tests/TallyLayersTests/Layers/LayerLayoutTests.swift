import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("The layout of layers")
struct LayerLayoutTests {
    private final class Laid: CALayer {
        nonisolated(unsafe) static var log: [String] = []
        var body: (Laid) -> Void = { _ in }
        override func layoutSublayers() {
            Laid.log.append(name ?? "")
            super.layoutSublayers()
            body(self)
        }
    }

    private let scene = LayerScene()

    private func make(_ name: String) -> Laid {
        let layer = Laid()
        layer.name = name
        layer.bounds.size = CGSize(width: 10, height: 10)
        return layer
    }

    @Test("comes with the commit, outer layers first, until nothing needs it")
    func commit() {
        let (outer, inner) = (make("outer"), make("inner"))
        outer.addSublayer(inner)
        Laid.log = []
        scene.root.layer.addSublayer(outer)
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        #expect(Laid.log.isEmpty && outer.needsLayout())
        scene.advance(0)
        #expect(Laid.log == ["outer", "inner"] && !outer.needsLayout())
        Laid.log = []
        outer.body = { $0.sublayers?.first?.bounds.size.width = $0.bounds.width / 2 }
        outer.bounds.size.width = 60
        scene.advance(1)
        #expect(Laid.log == ["outer", "inner"] && inner.bounds.width == 30 && scene.isAtRest)
        Laid.log = []
        outer.bounds.origin.x = 5
        scene.advance(1)
        #expect(Laid.log.isEmpty)
    }

    @Test("is done at once from the highest layer around that needs it")
    func now() {
        let (outer, inner) = (make("outer"), make("inner"))
        outer.addSublayer(inner)
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        Laid.log = []
        inner.layoutIfNeeded()
        #expect(Laid.log == ["outer", "inner"])
        inner.layoutIfNeeded()
        #expect(Laid.log.count == 2)
    }

    @Test("that never ends is broken off, with a warning")
    func endless() {
        let layer = make("endless")
        layer.body = { $0.setNeedsLayout() }
        scene.root.layer.addSublayer(layer)
        scene.advance(0.1)
        #expect(scene.stage.warnings.contains { $0.contains("layout") })
        layer.body = { _ in }
        scene.advance(0.1)
        #expect(scene.isAtRest)
    }

    @Test("goes to the delegate, as drawing does")
    func delegate() {
        final class Delegate: CALayerDelegate {
            var log: [String] = []
            func layoutSublayers(of layer: CALayer) { log.append("layout") }
            func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
            func draw(_ layer: CALayer, in ctx: CGContext) {
                log.append("draw")
                ctx.setFillColor(.green)
                ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
            }
        }
        let delegate = Delegate()
        let layer = CALayer()
        layer.delegate = delegate
        scene.show(layer, 0, 0, 20, 20, nil)
        layer.setNeedsDisplay()
        // Contents that come fade in.
        scene.advance(0.3)
        #expect(delegate.log == ["layout", "will draw", "draw"])
        #expect(scene.drawn(.green)?.rect == CGRect(x: 0, y: 0, width: 5, height: 20))
    }

    @Test("leaves display to a delegate that takes it")
    func display() {
        final class Delegate: CALayerDelegate {
            func display(_ layer: CALayer) { layer.contents = Pictures.plain(width: 4, height: 4) }
            func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("it displays itself") }
        }
        let delegate = Delegate()
        let layer = CALayer()
        layer.delegate = delegate
        scene.show(layer)
        layer.setNeedsDisplay()
        scene.advance(1)
        #expect(scene.stage.frame.images.count == 1 && scene.isAtRest && layer.delegate === delegate)
    }

    @Test("draws anew with its bounds where that is wished")
    func redraw() {
        final class Drawn: CALayer {
            var sizes: [CGFloat] = []
            override func draw(in ctx: CGContext) { sizes.append(bounds.width) }
        }
        let layer = Drawn()
        layer.needsDisplayOnBoundsChange = true
        scene.show(layer)
        layer.bounds.size.width = 40
        layer.bounds.origin.x = 3
        scene.advance(1)
        #expect(layer.sizes == [40] || layer.sizes == [20, 40])
    }
}
