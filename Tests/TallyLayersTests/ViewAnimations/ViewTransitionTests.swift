import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A view that goes over")
struct ViewTransitionTests {
    private let scene = LayerScene()

    @Test("dissolves from what it showed before the block to what it shows after it, over the duration")
    func dissolve() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "1"
        scene.root.addSubview(label)
        scene.advance(0)
        var told: [Bool] = []
        let start = scene.time
        UIView.transition(with: label, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear]) {
            label.text = "2"
        } completion: {
            told.append($0)
            #expect(scene.time.isNear(start + 0.4))
        }
        scene.advance(0.1)
        #expect(scene.strings == ["1", "2"] && scene.stage.frame.texts[0].opacity.isNear(0.75, 1e-4))
        #expect(scene.stage.frame.texts[1].opacity.isNear(0.25, 1e-4))
        scene.advance(0.31)
        #expect(told == [true] && scene.strings == ["2"] && scene.isAtRest)
    }

    @Test("turns as a card of two sides, seen one at a time")
    func flip() {
        for side in [
            UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
            .transitionFlipFromBottom,
        ] {
            let scene = LayerScene()
            let card = scene.view(50, 50, 100, 100, .red)
            UIView.transition(with: card, duration: 1, options: [side, .curveLinear]) { card.backgroundColor = .blue }
            scene.advance(0.25)
            #expect(scene.drawn(.red)?.opacity == 1 && scene.drawn(.blue)?.opacity == 0)
            let rect = scene.drawn(.red)?.rect ?? .zero
            let isSideways = side == .transitionFlipFromLeft || side == .transitionFlipFromRight
            #expect((isSideways ? rect.width : rect.height) < 85 && (isSideways ? rect.height : rect.width) > 100)
            scene.advance(0.5)
            #expect(scene.drawn(.red)?.opacity == 0 && scene.drawn(.blue)?.opacity == 1)
            scene.advance(0.26)
            #expect(scene.drawn(.red) == nil && scene.drawn(.blue)?.rect == card.frame && scene.isAtRest)
        }
    }

    @Test("is swapped for another in its superview, or hidden for it")
    func swap() {
        let (old, new) = (scene.view(0, 0, 50, 50, .red), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        new.backgroundColor = .blue
        var told: [Bool] = []
        UIView.transition(from: old, to: new, duration: 0.5, options: .transitionCrossDissolve) { told.append($0) }
        #expect(old.superview == nil && new.superview === scene.root)
        scene.advance(0.25)
        #expect(scene.drawn(.red) != nil)
        scene.advance(0.3)
        #expect(told == [true] && scene.drawn(.red) == nil)
        let third = scene.view(0, 0, 50, 50, .green)
        third.isHidden = true
        UIView.transition(
            from: new, to: third, duration: 0.5, options: [.transitionFlipFromLeft, .showHideTransitionViews])
        scene.advance(1)
        #expect(new.isHidden && !third.isHidden && new.superview === scene.root && scene.isAtRest)
        UIView.transition(from: old, to: new, duration: 1) { told.append($0) }
        #expect(told == [true, false])
    }

    @Test("without a transition among its options animates the block's changes")
    func plain() {
        let view = scene.view()
        UIView.transition(with: scene.root, duration: 1, options: .curveLinear) { view.center.x = 110 }
        scene.advance(0.5)
        #expect(scene.middle().x.isNear(60))
    }

    @Test("begins again from what is shown, in each frame")
    func interrupted() {
        let card = scene.view(50, 50, 100, 100, .red)
        for number in 0..<60 {
            UIView.transition(with: card, duration: 0.3, options: .transitionFlipFromRight) {
                card.backgroundColor = number % 2 == 0 ? .blue : .red
            }
            scene.advance(1 / 60)
        }
        #expect(scene.stage.frame.shapes.count <= 12)
        scene.advance(1)
        #expect(scene.drawn(.red)?.rect == card.frame && scene.drawn(.blue) == nil && scene.isAtRest)
    }
}
