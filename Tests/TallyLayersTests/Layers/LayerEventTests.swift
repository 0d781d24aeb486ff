import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("An event of a layer")
struct LayerEventTests {
    private let scene = LayerScene()

    private final class Note: CAAction {
        var run: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { run.append(event) }
    }

    private func noted(_ layer: CALayer, _ keys: [String]) -> Note {
        let note = Note()
        layer.actions = Dictionary(uniqueKeysWithValues: keys.map { ($0, note) })
        return note
    }

    private let keys = ["onOrderIn", "onOrderOut", "sublayers"]

    @Test("runs as the layer, with what is inside, comes into a tree that is shown and leaves it")
    func orders() {
        let (outer, inner) = (CALayer(), CALayer())
        let (outside, inside) = (noted(outer, keys), noted(inner, keys))
        outer.addSublayer(inner)
        #expect(outside.run == [] && inside.run == [])
        scene.root.layer.addSublayer(outer)
        #expect(outside.run == ["onOrderIn"] && inside.run == ["onOrderIn"])
        outer.insertSublayer(inner, at: 0)
        #expect(outside.run.count == 1 && inside.run.count == 1)
        inner.removeFromSuperlayer()
        #expect(outside.run == ["onOrderIn", "sublayers"] && inside.run == ["onOrderIn", "onOrderOut"])
        outer.addSublayer(inner)
        outer.removeFromSuperlayer()
        #expect(outside.run == ["onOrderIn", "sublayers", "sublayers", "onOrderOut"] && inside.run.count == 4)
        inner.removeFromSuperlayer()
        #expect(outside.run.count == 4 && inside.run.count == 4)
    }

    @Test("runs as the layer is hidden and shown, and not where actions are disabled")
    func hiding() {
        let layer = scene.layer()
        let note = noted(layer, keys)
        layer.isHidden = true
        scene.advance(1)
        layer.isHidden = false
        #expect(note.run == ["onOrderOut", "onOrderIn"])
        CATransaction.setDisableActions(true)
        layer.isHidden = true
        layer.removeFromSuperlayer()
        scene.root.layer.addSublayer(layer)
        CATransaction.setDisableActions(false)
        #expect(note.run.count == 2)
    }

    @Test("moves a layer that comes in, in every frame, and leaves no animation on one that goes")
    func animation() {
        let layer = CALayer()
        layer.actions = ["onOrderIn": basic("opacity", 0, 1), "onOrderOut": basic("opacity", 1, 0)]
        scene.show(layer)
        for tenth in 0..<10 {
            let shown = scene.drawn()?.opacity ?? 0
            #expect(shown.isNear(Double(tenth) / 10, 1e-4))
            scene.advance(0.1)
        }
        #expect(scene.drawn()?.opacity == 1 && scene.isAtRest)
        layer.removeFromSuperlayer()
        #expect(layer.animationKeys() == nil)
        layer.actions = nil
        scene.show(layer)
        #expect(scene.drawn()?.opacity == 1 && scene.isAtRest)
    }

    @Test("of sublayers may be a transition")
    func transition() {
        let transition = CATransition()
        (transition.type, transition.duration) = (.fade, 1)
        scene.root.layer.actions = ["sublayers": transition]
        let layer = CALayer()
        scene.root.layer.delegate = nil
        scene.show(layer)
        scene.advance(0.5)
        #expect(scene.root.layer.animationKeys() == ["transition"])
        let shown = scene.drawn()?.opacity ?? 0
        #expect(shown.isNear(0.5, 1e-3))
        scene.advance(0.5)
        #expect(scene.drawn()?.opacity == 1)
    }

    @Test("is asked of a view with what is inside of it, and of the delegate for a key of the program's own")
    func delegates() {
        final class Asked: UIView {
            var keys: [String] = []
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                keys.append(event)
                return super.action(for: layer, forKey: event)
            }
        }
        let view = Asked()
        scene.root.addSubview(view)
        view.addSubview(UIView())
        view.layer.setValue(3, forKey: "farewell")
        #expect(
            view.keys.filter { ["onOrderIn", "sublayers", "farewell"].contains($0) } == [
                "onOrderIn", "sublayers", "farewell",
            ])
        #expect(view.layer.value(forKey: "farewell") as? Int == 3)
    }

    @Test("of a key of the program's own runs an animation of what is the layer's")
    func farewell() {
        let layer = scene.layer()
        layer.actions = ["farewell": basic("opacity", 1, 0)]
        layer.setValue("", forKey: "farewell")
        for tenth in 0..<10 {
            scene.advance(tenth == 0 ? 0 : 0.1)
            let shown = scene.drawn()?.opacity ?? 0
            #expect(shown.isNear(1 - Double(tenth) / 10, 1e-4))
        }
    }

    @Test("whose animation has no key path moves what the key is called, from before the change to after it")
    func withoutKeyPath() {
        let layer = scene.layer()
        let animation = CABasicAnimation()
        animation.duration = 1
        layer.actions = ["position": animation]
        layer.position.x = 110
        #expect((layer.animation(forKey: "position") as? CABasicAnimation)?.keyPath == "position")
        #expect(animation.keyPath == nil)
        for tenth in 0..<10 {
            scene.advance(tenth == 0 ? 0 : 0.1)
            #expect(scene.middle().x.isNear(10 + 10 * CGFloat(tenth), 1e-3))
        }
    }
}
