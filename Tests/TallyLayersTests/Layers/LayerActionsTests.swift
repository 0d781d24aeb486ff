import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A change of a layer")
struct LayerActionsTests {
    private let scene = LayerScene()

    @Test("moves by itself, for a quarter of a second, along the default curve, under its key")
    func implicit() {
        let layer = scene.layer()
        layer.position.x = 110
        let animation = layer.animation(forKey: "position") as? CABasicAnimation
        #expect(layer.animationKeys() == ["position"] && animation?.duration == 0.25 && layer.position.x == 110)
        #expect(animation?.fromValue as? CGPoint == CGPoint(x: 10, y: 10) && animation?.toValue == nil)
        scene.advance(0.125)
        let curve = CAMediaTimingFunction(name: .default)
        #expect(animation?.timingFunction == curve && scene.middle().x > 65 && scene.middle().x < 100)
        scene.advance(0.125)
        #expect(scene.middle().x.isNear(110) && layer.animationKeys() == nil && scene.isAtRest)
        layer.position.x = 110
        #expect(layer.animationKeys() == nil)
    }

    @Test("is made at once in no tree, and in the transaction in which the layer is added")
    func unseen() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = .red
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        scene.root.layer.addSublayer(layer)
        layer.position.x = 100
        scene.advance(0)
        #expect(layer.animationKeys() == nil && scene.middle().x == 100 && scene.isAtRest)
    }

    @Test("of what cannot move, and of the path of a shadow, is made at once")
    func others() {
        let layer = scene.layer()
        layer.contentsGravity = .center
        layer.name = "name"
        layer.maskedCorners = []
        layer.shadowPath = UIBezierPath(rect: layer.bounds).cgPath
        layer.frame = layer.frame
        #expect(layer.animationKeys() == nil)
        layer.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
        #expect(layer.animationKeys().map(Set.init) == ["position", "bounds"])
        layer.isHidden = true
        layer.cornerRadius = 3
        layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        let keys: Set = ["position", "bounds", "hidden", "cornerRadius", "sublayerTransform"]
        #expect(layer.animationKeys().map(Set.init) == keys)
    }

    private final class Answer: CALayerDelegate {
        var asked: [String] = []
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return answer
        }
    }

    private final class Note: CAAction {
        var run: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            run.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
        }
    }

    @Test("asks its delegate, its actions, its style and its class, and does what is answered first, after the change")
    func order() {
        let layer = scene.layer()
        let (delegate, note, other) = (Answer(), Note(), Note())
        layer.delegate = delegate
        layer.style = ["actions": ["opacity": other as any CAAction]]
        layer.opacity = 0.5
        #expect(delegate.asked == ["opacity"] && other.run == ["opacity 0.5"] && layer.animationKeys() == nil)
        layer.actions = ["opacity": note]
        layer.opacity = 0.25
        #expect(note.run == ["opacity 0.25"] && other.run.count == 1)
        delegate.answer = NSNull()
        layer.opacity = 0.75
        #expect(note.run.count == 1 && layer.animationKeys() == nil && layer.action(forKey: "opacity") == nil)
        delegate.answer = nil
        layer.position.x = 50
        #expect(layer.animationKeys() == ["position"])
    }

    @Test("asks what the class says of itself: nil without asking further is nothing")
    func subclass() {
        final class Quiet: CALayer {
            override func action(forKey event: String) -> (any CAAction)? { nil }
        }
        final class Slow: CALayer {
            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "position" else { return super.action(forKey: event) }
                let animation = CABasicAnimation(keyPath: event)
                (animation.fromValue, animation.duration) = (position, 2)
                return animation
            }
        }
        final class Standard: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "opacity" ? NSNull() : nil
            }
        }
        let quiet = scene.show(Quiet())
        quiet.position.x = 50
        #expect(quiet.animationKeys() == nil)
        let slow = scene.show(Slow())
        slow.position.x = 50
        slow.opacity = 0
        #expect(
            slow.animation(forKey: "position")?.duration == 2 && slow.animation(forKey: "opacity")?.duration == 0.25)
        let standard = scene.show(Standard())
        standard.opacity = 0
        standard.position.x = 50
        #expect(standard.animationKeys() == ["position"])
    }

    @Test("of a view's own layer is made at once, of a layer inside of it not")
    func views() {
        let view = scene.view()
        let inner = CALayer()
        view.layer.addSublayer(inner)
        scene.advance(0)
        view.layer.position.x = 70
        view.center.y = 50
        inner.position.x = 5
        #expect(view.layer.animationKeys() == nil && inner.animationKeys() == ["position"])
        UIView.animate(withDuration: 3) { inner.opacity = 0 }
        #expect(inner.animation(forKey: "opacity")?.duration == 0.25)
    }

    @Test("redraws where the class says that the key needs it")
    func needsDisplay() {
        final class Drawn: CALayer {
            var count = 0
            override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
            override func draw(in ctx: CGContext) { count += 1 }
        }
        let layer = scene.show(Drawn())
        #expect(layer.count == 0)
        layer.cornerRadius = 5
        scene.advance(0)
        layer.position.x = 50
        scene.advance(0)
        #expect(layer.count == 1)
        layer.setNeedsDisplay()
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay() && layer.count == 1)
        layer.displayIfNeeded()
        #expect(!layer.needsDisplay() && layer.count == 2)
        scene.advance(1)
        #expect(layer.count == 2)
    }
}
