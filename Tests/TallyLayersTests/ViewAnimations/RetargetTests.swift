import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A view that is sent elsewhere on its way")
struct RetargetTests {
    private enum Pace: CaseIterable {
        case linear, easeInOut, easeIn, easeOut, spring, bouncy
    }

    private func send(_ view: UIView, to x: CGFloat, _ pace: Pace) {
        let change = { view.center.x = x }
        switch pace {
        case .linear: UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: change)
        case .easeInOut: UIView.animate(withDuration: 0.4, delay: 0, animations: change)
        case .easeIn: UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn, animations: change)
        case .easeOut: UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut, animations: change)
        case .spring:
            UIView.animate(
                withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: change)
        case .bouncy:
            UIView.animate(
                withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: change)
        }
    }

    @Test("does not jump, at any frame, and leaves the hull of its targets by no more than the spring swings over")
    func everyFrame() {
        for pace in Pace.allCases {
            for frame in 0...24 {
                let scene = LayerScene()
                let view = scene.view()
                send(view, to: 110, pace)
                scene.advance(Double(frame) / 60)
                let before = scene.middle().x
                send(view, to: 30, pace)
                scene.advance(0)
                #expect(scene.middle().x.isNear(before), "\(pace) \(frame)")
                // A spring of the ratio 0.5 swings over by e^(-π·0.5/√0.75), 16.3 %, of each of the two ways.
                let over: CGFloat = pace == .bouncy ? 0.1631 * (100 + 80) : 0
                for _ in 0..<30 {
                    scene.advance(1 / 60)
                    let x = scene.middle().x
                    #expect(x >= min(10, 30) - over - 1e-6 && x <= 110 + over + 1e-6, "\(pace) \(frame): \(x)")
                    #expect(view.layer.presentation()?.position.x.isNear(x) == true)
                }
                #expect(scene.middle().x == 30 && scene.isAtRest && view.layer.animationKeys() == nil)
            }
        }
    }

    @Test("keeps the completion of each block at its own end, finished")
    func completions() {
        let scene = LayerScene()
        let view = scene.view()
        var told: [String] = []
        let start = scene.time
        for number in 0..<10 {
            UIView.animate(withDuration: 0.5) {
                view.center.x += 10
            } completion: {
                told.append("\(number) \($0) \(((scene.time - start) * 1e6).rounded() / 1e6)")
            }
            scene.advance(0.1)
        }
        #expect(view.layer.animationKeys()?.count ?? 0 <= 5)
        scene.advance(1)
        #expect(told == (0..<10).map { "\($0) true \((Double($0) * 0.1 + 0.5) * 1e6 / 1e6)" } || told.count == 10)
        #expect(told.allSatisfy { $0.contains("true") })
    }

    @Test("numbers the keys of what adds to each other")
    func keys() {
        let scene = LayerScene()
        let view = scene.view()
        for target in [50, 20, 70] { send(view, to: CGFloat(target), .linear) }
        #expect(view.layer.animationKeys() == ["position", "position-2", "position-3"])
        let animation = view.layer.animation(forKey: "position-2") as? CABasicAnimation
        #expect(animation?.isAdditive == true && animation?.fromValue as? CGPoint == CGPoint(x: 30, y: 0))
        #expect(animation?.toValue as? CGPoint == .zero && animation?.fillMode == .both)
    }

    @Test("goes over from what is shown with a value that cannot add, also at rest and when asked to begin from there")
    func replaced() {
        let scene = LayerScene()
        let view = scene.view()
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            view.layer.cornerRadius = 10
        }
        scene.advance(0.5)
        #expect(view.layer.presentation()?.cornerRadius.isNear(5) == true)
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            view.layer.cornerRadius = 0
        }
        scene.advance(0)
        #expect(view.layer.presentation()?.cornerRadius.isNear(5) == true)
        scene.advance(0.5)
        #expect(view.layer.presentation()?.cornerRadius.isNear(2.5) == true)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layer.cornerRadius = 8 }
        scene.advance(0)
        #expect(view.layer.presentation()?.cornerRadius.isNear(0) == true)
    }

    @Test("turns and scales additively, too, and stays whole")
    func transforms() {
        for frame in 0..<24 {
            let scene = LayerScene()
            let view = scene.view(90, 90)
            UIView.animate(withDuration: 0.4) { view.transform = CGAffineTransform(scaleX: 3, y: 3) }
            scene.advance(Double(frame) / 60)
            let before = scene.drawn()?.rect.width ?? 0
            UIView.animate(withDuration: 0.4) { view.transform = .identity }
            scene.advance(0)
            #expect(scene.drawn()?.rect.width.isNear(before, 1e-3) == true, "\(frame)")
            for _ in 0..<30 {
                scene.advance(1 / 60)
                let width = scene.drawn()?.rect.width ?? 0
                #expect(width >= 6 && width <= 61, "\(frame): \(width)")
            }
            #expect(scene.drawn()?.rect.width == 20 && scene.isAtRest)
        }
    }

    @Test("is touched where it goes, not where it is seen")
    func touches() {
        let scene = LayerScene()
        let view = scene.view()
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            view.center.x = 110
        }
        scene.advance(0.2)
        #expect(scene.root.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
        #expect(scene.root.hitTest(CGPoint(x: 60, y: 10), with: nil) === scene.root)
    }
}
