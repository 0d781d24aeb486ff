import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A stage of a view")
struct StageViewTests {
    @Test(
        "leaves nothing behind when it is dropped in the middle of motions, and what was on it may be changed and shown again"
    )
    func dropped() {
        weak var stageGone: Stage?
        weak var viewGone: UIView?
        do {
            let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            view.backgroundColor = .red
            root.addSubview(view)
            viewGone = view
            var told: [Bool] = []
            let link = CADisplayLink(target: root) { (_: CADisplayLink) in }
            do {
                let stage = Stage(size: root.bounds.size, view: root)
                stageGone = stage
                stage.advance(by: 0.1)
                link.add(to: .main, forMode: .common)
                UIView.animate(withDuration: 1) {
                    view.center.x = 90
                } completion: {
                    told.append($0)
                }
                let endless = basic("opacity", 0, 1)
                endless.repeatCount = .infinity
                view.layer.add(endless, forKey: nil)
                view.layer.add(CATransition(), forKey: nil)
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 50 }
                animator.startAnimation()
                stage.advance(by: 0.5)
                animator.pauseAnimation()
            }
            link.invalidate()
            #expect(stageGone == nil && told == [false] && view.layer.animationKeys() == nil)
            view.center.x = 5
            UIView.animate(withDuration: 1) { view.center.x = 20 }
            root.setNeedsLayout()
            root.layoutIfNeeded()
            CATransaction.begin()
            view.layer.cornerRadius = 2
            CATransaction.commit()
            CATransaction.flush()
            _ = CACurrentMediaTime()
            let again = Stage(size: root.bounds.size, view: root)
            again.advance(by: 0.1)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 70 }
            again.advance(by: 0.5)
            #expect(again.frame.shapes.first?.rect.midX.isNear(45) == true)
        }
        #expect(viewGone == nil)
    }

    @Test("takes a view from another, which goes on without it")
    func twice() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        let first = Stage(size: CGSize(width: 100, height: 100), view: view)
        first.advance(by: 0.1)
        var told: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0.5
        } completion: {
            told.append($0)
        }
        first.advance(by: 0.1)
        let second = Stage(size: CGSize(width: 50, height: 50), view: view)
        second.advance(by: 0.1)
        for _ in 0..<3 {
            first.advance(by: 0.1)
            second.advance(by: 0.1)
        }
        #expect(told == [false] && first.frame.shapes.isEmpty && view.bounds.width == 50)
        #expect(second.frame.shapes.map(\.rect.width) == [50] && first.nextFrameTime == nil)
    }

    @Test("moves a layer between two, each with its own clock")
    func between() {
        let (a, b) = (LayerScene(), LayerScene())
        b.advance(5)
        let layer = a.layer()
        let witness = Witness(a)
        let animation = basic("position.x", 0, 100)
        animation.delegate = witness
        layer.add(animation, forKey: nil)
        a.advance(0.5)
        b.root.layer.addSublayer(layer)
        #expect(witness.told == ["start", "cut off"])
        b.advance(0.1)
        layer.add(basic("position.x", 0, 100), forKey: nil)
        a.advance(0.1)
        b.advance(0.25)
        #expect(a.drawn() == nil && b.middle().x.isNear(25) && a.isAtRest)
    }

    @Test("asks for a frame only while something moves")
    func rest() {
        let scene = LayerScene()
        let view = scene.view()
        #expect(scene.isAtRest)
        view.center.x = 50
        scene.advance(0)
        #expect(scene.isAtRest)
        UIView.animate(withDuration: 0.2) { view.center.x = 100 }
        scene.advance(0)
        #expect(!scene.isAtRest && scene.stage.settle() && scene.isAtRest)
        scene.advance(5)
        #expect(scene.stage.statistics.segmentsRecorded == 0)
        view.layer.isHidden = true
        view.removeFromSuperview()
        scene.advance(0)
        #expect(scene.isAtRest)
    }
}
