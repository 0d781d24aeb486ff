import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A class of layers of the program's own")
struct OwnLayerClassTests {
    private let scene = LayerScene()

    /// A bar as wide as its progress.
    private class Bar: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
        override func draw(in ctx: CGContext) {
            let progress = (presentation() ?? self).value(forKey: "progress") as? CGFloat ?? 0
            ctx.setFillColor(.blue)
            ctx.fill(CGRect(x: 0, y: 0, width: progress * bounds.width, height: bounds.height))
        }
    }

    /// As it is written where the key is a property, with the initializers that Core Animation asks for.
    private final class Ring: CALayer {
        var color = CGColor.red
        var progress: CGFloat {
            get { value(forKey: "progress") as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: "progress") }
        }
        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            if let ring = layer as? Ring { color = ring.color }
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.progress
            animation.duration = 1
            return animation
        }
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(color)
            ctx.fill(CGRect(x: 0, y: 0, width: progress * 100, height: 10))
        }
    }

    private var width: CGFloat { scene.drawn(.blue)?.rect.width ?? 0 }

    @Test("is presented by a copy of the class with what is shown, also without initializers of its own")
    func presentation() {
        final class Own: CALayer {}
        final class Shape: CAShapeLayer {}
        let layers = [scene.show(Own()), scene.show(Shape()), scene.show(Bar())]
        for layer in layers {
            layer.add(basic("position.x", 10, 110), forKey: nil)
            scene.advance(0.25)
            let shown = layer.presentation()
            #expect(shown != nil && shown !== layer && shown.map { type(of: $0) == type(of: layer) } == true)
            #expect(shown?.position.x.isNear(35) == true && shown?.model() === layer)
            #expect(shown?.superlayer?.model() === scene.root.layer)
            layer.removeFromSuperlayer()
            #expect(layer.presentation() == nil)
        }
    }

    @Test("is copied by its `init(layer:)`, with what that takes over and what was kept by key")
    func initializer() {
        let ring = Ring()
        ring.color = .green
        ring.setValue("a", forKey: "tag")
        scene.show(ring)
        let shown = ring.presentation()
        #expect(shown?.color == .green && shown?.value(forKey: "tag") as? String == "a")
        ring.color = .blue
        #expect(shown?.color == .green && ring.presentation()?.color == .blue)
    }

    @Test("draws each frame of an animation of a key of its own, and rests after it")
    func progress() {
        let bar = scene.show(Bar(), 0, 0, 100, 10, nil)
        bar.setValue(CGFloat(0.2), forKey: "progress")
        // Contents that stand alone fade in.
        scene.advance(0.3)
        #expect(width == 20)
        bar.setValue(CGFloat(1), forKey: "progress")
        bar.add(basic("progress", 0.2, CGFloat(1)), forKey: "progress")
        for frame in 0..<20 {
            scene.advance(frame == 0 ? 0 : 0.05)
            let expected = 0.2 + 0.8 * CGFloat(frame) / 20
            #expect(width.isNear(100 * expected, 1e-3))
            #expect((bar.presentation()?.value(forKey: "progress") as? CGFloat)?.isNear(expected) == true)
            #expect(bar.value(forKey: "progress") as? CGFloat == 1)
        }
        scene.advance(0.05)
        #expect(width == 100 && scene.isAtRest && bar.animationKeys() == nil)
    }

    @Test("animates a change of such a key by the action that it answers, from what is shown")
    func action() {
        let ring = Ring()
        ring.color = .blue
        scene.show(ring, 0, 0, 100, 10, nil)
        ring.progress = 0.5
        for step in 0..<6 {
            scene.advance(step == 0 ? 0 : 0.1)
            #expect(width.isNear(5 * CGFloat(step), 1e-3))
        }
        // At half the way it goes back from there.
        ring.progress = 0
        for step in 0..<10 {
            scene.advance(step == 0 ? 0 : 0.1)
            #expect(width.isNear(25 - 2.5 * CGFloat(step), 1e-3))
        }
        scene.advance(0.1)
        #expect(width == 0 && scene.isAtRest)
    }

    @Test("animates such keys within groups, by keyframes and additively, points and colours too")
    func kinds() {
        let bar = scene.show(Bar(), 0, 0, 100, 10, nil)
        bar.setValue(CGFloat(0.5), forKey: "progress")
        scene.advance(0.3)
        let keyframes = CAKeyframeAnimation(keyPath: "progress")
        (keyframes.values, keyframes.duration) = ([0, 1, 0.5], 1)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([keyframes], 1)
        bar.add(group, forKey: nil)
        for (seconds, expected) in [(0.0, 0.0), (0.25, 50), (0.25, 100), (0.25, 75), (0.25, 50)] {
            scene.advance(seconds)
            #expect(width.isNear(CGFloat(expected), 1e-3))
        }
        let added = basic("progress", 0, 0.5)
        added.isAdditive = true
        bar.add(added, forKey: nil)
        scene.advance(0.5)
        #expect(width.isNear(75, 1e-3))
        scene.advance(0.5)
        bar.setValue(CGSize(width: 1, height: 2), forKey: "size")
        bar.setValue(CGColor.red, forKey: "tone")
        bar.add(basic("size", CGSize(width: 2, height: 2), CGSize(width: 4, height: 6)), forKey: nil)
        bar.add(basic("tone", CGColor.red, CGColor.blue), forKey: nil)
        scene.advance(0.5)
        #expect(bar.presentation()?.value(forKey: "size") as? CGSize == CGSize(width: 3, height: 4))
        #expect((bar.presentation()?.value(forKey: "tone") as? CGColor)?.name == "#800080FF")
        #expect(bar.value(forKey: "size") as? CGSize == CGSize(width: 1, height: 2))
    }

    @Test("draws by its delegate, a view, in each frame")
    func view() {
        final class Wedge: UIView {
            override class var layerClass: AnyClass { Bar.self }
        }
        let view = Wedge(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(type(of: view.layer) == Bar.self)
        view.layer.setValue(CGFloat(0), forKey: "progress")
        scene.root.addSubview(view)
        scene.advance(0)
        view.layer.add(basic("progress", 0, 1), forKey: nil)
        for tenth in 0..<10 {
            scene.advance(tenth == 0 ? 0 : 0.1)
            #expect(width.isNear(10 * CGFloat(tenth), 1e-3))
        }
    }

    @Test("is made by `init()` for a view that names it")
    func made() {
        final class Ringed: UIView { override class var layerClass: AnyClass { Ring.self } }
        #expect((Ringed().layer as? Ring)?.color == .red)
    }

    @Test("has the standard value of the class for a key that was not set")
    func standard() {
        final class Half: CALayer {
            override class func defaultValue(forKey key: String) -> Any? { key == "progress" ? CGFloat(0.5) : nil }
        }
        let layer = scene.show(Half())
        #expect(layer.value(forKey: "progress") as? CGFloat == 0.5 && layer.value(forKey: "other") == nil)
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.toValue, animation.duration) = (1, 1)
        layer.add(animation, forKey: nil)
        scene.advance(0.5)
        #expect(layer.presentation()?.value(forKey: "progress") as? CGFloat == 0.75)
    }
}
