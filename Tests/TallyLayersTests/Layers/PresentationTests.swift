import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A presentation layer")
struct PresentationTests {
    private let scene = LayerScene()

    @Test("is there once the layer has been shown, and not before")
    func existence() {
        let layer = CALayer()
        #expect(layer.presentation() == nil && layer.model() === layer)
        scene.root.layer.addSublayer(layer)
        #expect(layer.presentation() == nil)
        scene.advance(0)
        #expect(layer.presentation()?.model() === layer)
        #expect(layer.presentation()?.presentation()?.model() === layer)
        layer.removeFromSuperlayer()
        #expect(layer.presentation() == nil)
    }

    @Test("shows in each frame what is drawn")
    func agreement() {
        let layer = scene.layer()
        layer.add(basic("position", CGPoint.zero, CGPoint(x: 100, y: 50)), forKey: nil)
        layer.add(basic("opacity", 1, 0), forKey: nil)
        layer.add(basic("bounds.size.width", 20, 60), forKey: nil)
        for _ in 0..<60 {
            scene.advance(1 / 60)
            guard let shown = layer.presentation(), let drawn = scene.drawn() else { continue }
            #expect(drawn.rect.midX.isNear(shown.position.x) && drawn.rect.midY.isNear(shown.position.y))
            #expect(drawn.opacity.isNear(Double(shown.opacity)) && drawn.rect.width.isNear(shown.bounds.width))
            #expect(shown.frame.midX.isNear(shown.position.x))
        }
        #expect(layer.animationKeys() == nil)
    }

    @Test("has presentation layers around and inside, which are hit where they are shown")
    func tree() {
        let outer = scene.layer(0, 0, 100, 100, .green)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        outer.addSublayer(inner)
        scene.advance(0)
        inner.add(basic("position.x", 10, 110), forKey: nil)
        scene.advance(0.5)
        let shown = outer.presentation()
        #expect(shown?.sublayers?.map { $0.model() } == [inner] && shown?.superlayer?.model() === scene.root.layer)
        #expect(shown?.sublayers?.first?.position.x.isNear(60) == true)
        #expect(shown?.hitTest(CGPoint(x: 60, y: 10))?.model() === inner)
        #expect(shown?.hitTest(CGPoint(x: 10, y: 10))?.model() === outer)
        #expect(outer.hitTest(CGPoint(x: 10, y: 10)) === inner)
    }

    @Test("is as of the start of the transaction, whatever has been set since")
    func transaction() {
        let layer = scene.layer()
        layer.position.x = 150
        #expect(layer.presentation()?.position.x == 10)
        layer.position.x = 50
        #expect(layer.presentation()?.position.x == 10 && layer.position.x == 50)
        scene.advance(0)
        #expect(scene.middle().x.isNear(10) && layer.presentation()?.position.x.isNear(10) == true)
        scene.advance(0.25)
        #expect(scene.middle().x.isNear(50) && scene.isAtRest)
    }

    @Test("answers by key path for what is shown, also for values inside of transforms")
    func keyPaths() {
        let layer = scene.layer()
        layer.add(basic("transform.rotation.z", 0, 4.0), forKey: nil)
        scene.advance(0.25)
        let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
        #expect(angle?.isNear(1, 1e-9) == true)
        #expect(layer.value(forKeyPath: "transform.rotation.z") as? Double == 0)
    }
}
