import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A layer that goes over")
struct TransitionLayerTests {
    private let scene = LayerScene()
    private let label = UILabel(frame: CGRect(x: 20, y: 50, width: 100, height: 40))

    init() {
        label.text = "1"
        scene.root.addSubview(label)
        scene.advance(0.1)
    }

    private func push(_ type: CATransitionType = .push, _ side: CATransitionSubtype? = .fromTop) -> CATransition {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, side, 1)
        return transition
    }

    /// Each text with its height above or below its place, and its opacity.
    private var shown: [String] {
        scene.stage.frame.texts.map {
            "\($0.string) \(Int(($0.rect.midY - 70).rounded())) \((($0.opacity) * 100).rounded() / 100)"
        }
    }

    @Test(
        "shows what it showed when the transition was added beside what is set afterwards, whichever key it was added under"
    )
    func counter() {
        label.layer.add(push(), forKey: "whatever")
        label.text = "2"
        #expect(label.layer.animationKeys() == ["transition"])
        scene.advance(0)
        #expect(shown.sorted() == ["1 0 1.0", "2 40 0.0"])
        scene.advance(0.25)
        #expect(shown.sorted() == ["1 -10 0.75", "2 30 0.25"])
        scene.advance(0.75)
        #expect(shown == ["2 0 1.0"] && scene.isAtRest && label.layer.animationKeys() == nil)
    }

    @Test("takes the old look when it is added, so that a text that was set before is old and new")
    func setBefore() {
        label.text = "2"
        label.layer.add(push(), forKey: nil)
        scene.advance(0.5)
        #expect(scene.strings.sorted() == ["1", "2"])
        scene.advance(1)
        label.text = "3"
        scene.advance(0.1)
        label.layer.add(push(), forKey: nil)
        scene.advance(0.5)
        #expect(scene.strings == ["3", "3"])
    }

    @Test("covers, uncovers and dissolves without a dip")
    func types() {
        label.layer.add(push(.moveIn, .fromLeft), forKey: nil)
        label.text = "2"
        scene.advance(0.25)
        #expect(scene.strings == ["1", "2"] && scene.stage.frame.texts[1].rect.minX.isNear(20 - 75, 0.01))
        scene.advance(1)
        label.layer.add(push(.reveal, .fromBottom), forKey: nil)
        label.text = "3"
        scene.advance(0.25)
        #expect(scene.strings == ["3", "2"] && shown == ["3 0 1.0", "2 10 1.0"])
        scene.advance(1)
        scene.root.backgroundColor = .white
        let red = scene.layer(0, 0, 20, 20, .red)
        red.add(push(.fade, nil), forKey: nil)
        scene.advance(0.5)
        #expect(scene.pixel(10, 10) == [255, 0, 0, 255])
    }

    @Test("begins again from what is shown, when another is added on the way")
    func interrupted() {
        label.layer.add(push(), forKey: nil)
        label.text = "2"
        scene.advance(0.5)
        let before = shown.sorted()
        label.layer.add(push(), forKey: nil)
        label.text = "3"
        scene.advance(0)
        #expect(shown.filter { !$0.hasPrefix("3") }.sorted() == before)
        scene.advance(1)
        #expect(shown == ["3 0 1.0"] && scene.isAtRest)
    }

    @Test("does not pile up old looks, though it is cut off in each frame")
    func pile() {
        for number in 0..<300 {
            label.layer.add(push(), forKey: nil)
            label.text = "\(number)"
            scene.advance(1 / 60)
            #expect(scene.strings.count <= 12)
        }
        scene.advance(1)
        #expect(scene.strings == ["299"] && scene.isAtRest)
    }

    @Test("is repeated by its delegate, to the last text")
    func repeated() {
        let witness = Witness(scene)
        var number = 1
        func next() {
            guard number < 6 else { return }
            number += 1
            let transition = push()
            transition.duration = 0.1
            transition.delegate = witness
            label.layer.add(transition, forKey: nil)
            label.text = "\(number)"
        }
        witness.onStop = { _, _ in next() }
        let start = scene.time
        next()
        scene.advance(3)
        #expect(scene.strings == ["6"] && scene.isAtRest)
        #expect(witness.times.last?.isNear(start + 0.5, 1e-6) == true)
    }

    @Test("has a quarter of a second unless it says, and progress between its ends")
    func settings() {
        let transition = CATransition()
        (transition.type, transition.subtype) = (.push, .fromTop)
        (transition.startProgress, transition.endProgress) = (0.5, 1)
        label.layer.add(transition, forKey: nil)
        label.text = "2"
        scene.advance(0)
        #expect(shown.sorted() == ["1 -20 0.5", "2 20 0.5"])
        scene.advance(0.125)
        #expect(shown.sorted() == ["1 -30 0.25", "2 10 0.75"])
        scene.advance(0.125)
        #expect(shown == ["2 0 1.0"])
    }

    @Test("is not clipped, unless the layer masks")
    func clipping() {
        label.layer.add(push(), forKey: nil)
        label.text = "2"
        scene.advance(0.5)
        #expect(scene.stage.frame.texts.map(\.clip) == [nil, nil])
        label.clipsToBounds = true
        scene.advance(0.1)
        let cut = [(50, 40), (66, 24)].map { CGRect(x: 20, y: $0, width: 100, height: $1) }
        #expect(scene.stage.frame.texts.map(\.clip) == cut)
    }

    @Test("moves what is inside of a layer with it")
    func sublayers() {
        let outer = scene.layer(0, 100, 50, 50, .green)
        outer.add(push(), forKey: nil)
        CATransaction.setDisableActions(true)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        inner.backgroundColor = .red
        outer.addSublayer(inner)
        scene.advance(0.5)
        let greens = scene.stage.frame.shapes.filter { "\($0.color)" == CGColor.green.name }.map(\.rect.minY)
        #expect(greens == [75, 125] && scene.drawn()?.rect.minY == 125)
    }
}
