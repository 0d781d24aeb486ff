import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A key path that names a sublayer")
struct NamedSublayerTests {
    private let scene = LayerScene()

    private func pair() -> (CALayer, CALayer, CALayer) {
        let outer = scene.layer(0, 0, 100, 100, .green)
        let (left, right) = (CALayer(), CALayer())
        for (layer, name, color) in [(left, "left", CGColor.red), (right, "right.foot", .blue)] {
            layer.name = name
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.backgroundColor = color
            outer.addSublayer(layer)
        }
        scene.advance(0)
        return (outer, left, right)
    }

    @Test("moves it, and the layer that has the animation tells its delegate once")
    func one() {
        let (outer, left, _) = pair()
        let witness = Witness(scene)
        let animation = basic("sublayers.left.position.y", 10, 60)
        animation.delegate = witness
        outer.add(animation, forKey: "walk")
        for tenth in 0..<10 {
            scene.advance(tenth == 0 ? 0 : 0.1)
            #expect(scene.middle().y.isNear(10 + 5 * CGFloat(tenth), 1e-3) && scene.middle(.blue).y == 10)
            #expect(outer.animationKeys() == ["walk"] && left.animationKeys() == nil)
        }
        scene.advance(0.1)
        #expect(scene.middle().y == 10 && witness.told == ["start", "finished"] && scene.isAtRest)
    }

    @Test("moves several within a group, each in its time, and both stop with it")
    func group() {
        let (outer, _, _) = pair()
        let first = basic("sublayers.left.position.y", 10, 60, 0.5)
        let second = basic("sublayers.right.foot.position.x", 10, 60, 0.5)
        second.beginTime = 0.5
        for animation in [first, second] { animation.fillMode = .forwards }
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([first, second], 1)
        outer.add(group, forKey: "walk")
        for tenth in 0..<9 {
            scene.advance(tenth == 0 ? 0 : 0.1)
            let (y, x) = (min(10 + 10 * CGFloat(tenth), 60), max(10 + 10 * CGFloat(tenth - 5), 10))
            #expect(scene.middle().y.isNear(y, 1e-3) && scene.middle(.blue).x.isNear(x, 1e-3))
        }
        outer.removeAnimation(forKey: "walk")
        scene.advance(0)
        #expect(scene.middle().y == 10 && scene.middle(.blue).x == 10 && scene.isAtRest)
    }

    @Test("reads and sets what it names, of the model and of what is shown")
    func values() {
        let (outer, left, _) = pair()
        outer.setValue(30, forKeyPath: "sublayers.left.position.x")
        #expect(left.position.x == 30 && outer.value(forKeyPath: "sublayers.left.position.x") as? Double == 30)
        #expect(outer.presentation()?.value(forKeyPath: "sublayers.left.position.x") as? Double == 10)
        #expect(outer.value(forKeyPath: "sublayers.nobody.position.x") == nil)
        outer.add(basic("sublayers.nobody.opacity", 0, 1), forKey: nil)
        scene.advance(0.5)
        #expect(scene.drawn()?.opacity == 1)
    }

    @Test("or a scale in the plane alone leaves the depth what it is")
    func plane() {
        let layer = scene.layer()
        layer.add(basic("transform.scale.xy", 1, 3), forKey: nil)
        scene.advance(0.5)
        let shown = layer.presentation()?.transform
        let size = scene.drawn()?.rect.size ?? .zero
        #expect(size.width.isNear(40, 1e-3) && size.height.isNear(40, 1e-3))
        #expect(shown?.m33 == 1 && shown?.m11 == 2)
    }
}
