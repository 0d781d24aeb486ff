import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("Layers in space")
struct LayerSpaceTests {
    private let scene = LayerScene()

    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    @Test("are seen from the distance that m34 says, about the anchor of what holds them")
    func shared() {
        let outer = scene.layer(0, 0, 200, 200, .green)
        let inner = CALayer()
        inner.frame = CGRect(x: 140, y: 90, width: 20, height: 20)
        inner.backgroundColor = .red
        inner.zPosition = 100
        outer.addSublayer(inner)
        outer.sublayerTransform = perspective(500)
        scene.advance(0.3)
        // x' = x·d/(d − z), x measured from the middle.
        let factor: CGFloat = 500 / 400
        #expect(scene.middle().x.isNear(100 + 50 * factor) && scene.drawn()?.rect.width.isNear(20 * factor) == true)
        let place = inner.convert(CGPoint(x: 10, y: 10), to: outer)
        #expect(place.x.isNear(100 + 50 * factor) && place.y.isNear(100))
        #expect(outer.hitTest(CGPoint(x: 100 + 58 * factor, y: 100)) === inner)
    }

    @Test("have a vanishing point of their own by a transform of their own")
    func own() {
        let layer = scene.layer(40, 40, 100, 100)
        layer.transform = CATransform3DRotate(perspective(200), .pi / 3, 0, 1, 0)
        scene.advance(0.3)
        let rect = scene.drawn()?.rect ?? .zero
        // The ends are ±25 from the middle, the one ∓43.3 nearer.
        let depth: CGFloat = 50 * 0.8660254
        #expect(
            rect.minX.isNear(90 - 25 * 200 / (200 + depth), 0.01)
                && rect.maxX.isNear(90 + 25 * 200 / (200 - depth), 0.01)
                || rect.minX.isNear(90 - 25 * 200 / (200 - depth), 0.01)
                    && rect.maxX.isNear(90 + 25 * 200 / (200 + depth), 0.01)
        )
    }

    @Test("hide their back where they are not double sided, half of a turn")
    func backs() {
        let layer = scene.layer(40, 40, 100, 100)
        layer.isDoubleSided = false
        scene.advance(0.3)
        layer.add(basic("transform.rotation.y", 0, 2 * Double.pi), forKey: nil)
        for (time, isSeen) in [(0.1, true), (0.2, true), (0.3, false), (0.5, false), (0.7, false), (0.8, true)] {
            scene.advance(time - (scene.time - start(layer)))
            #expect((scene.drawn()?.opacity == 1) == isSeen, "at \(time)")
        }
    }

    private func start(_ layer: CALayer) -> Double {
        let keys = layer.attached.first
        return keys?.animation.beginTime == 0 ? scene.time : keys?.animation.beginTime ?? scene.time
    }

    @Test("are flat inside of a plain layer, and deep inside of a transform layer, which is not drawn itself")
    func depth() {
        func play(_ outer: CALayer) -> CGRect {
            let scene = LayerScene()
            let inner = CALayer()
            scene.show(outer, 50, 50, 100, 100, .green)
            inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            inner.backgroundColor = .red
            inner.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
            outer.addSublayer(inner)
            outer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
            scene.advance(1)
            return scene.drawn()?.rect ?? .zero
        }
        #expect(play(CALayer()).width < 1)
        let deep = play(CATransformLayer())
        #expect(deep.width.isNear(100, 0.01) && deep.minX.isNear(50, 0.01))
    }

    @Test("of a transform layer have its opacity each, and neither its background nor its mask")
    func transformLayer() {
        let outer = scene.show(CATransformLayer(), 0, 0, 100, 100, .green)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        inner.backgroundColor = .red
        outer.addSublayer(inner)
        outer.borderWidth = 3
        outer.shadowOpacity = 1
        outer.mask = CALayer()
        outer.opacity = 0.5
        scene.advance(0.3)
        #expect(scene.drawn(.green) == nil && scene.drawn()?.opacity == 0.5 && scene.stage.frame.shapes.count == 1)
        #expect(outer.hitTest(CGPoint(x: 10, y: 10)) == nil)
    }

    @Test("are not drawn, and do not trap, with a transform that is not finite or flat to nothing")
    func degenerate() {
        let layer = scene.layer()
        for transform in [
            CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(.nan, 1, 1),
            CATransform3DMakeScale(.infinity, 1, 1),
            CATransform3DMakeTranslation(1e300, 0, 0), CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
        ] {
            layer.transform = transform
            scene.advance(0.4)
            _ = (scene.stage.image(), layer.frame, layer.hitTest(.zero), layer.presentation()?.frame)
        }
        layer.transform = CATransform3DIdentity
        scene.advance(0.4)
        #expect(scene.middle() == CGPoint(x: 10, y: 10) && scene.drawn()?.opacity == 1)
    }
}
