import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A view that an animator moves")
struct AnimatorHitTests {
    private let scene = LayerScene()

    private func hit(_ x: CGFloat) -> UIView? { scene.root.hitTest(CGPoint(x: x, y: 10), with: nil) }

    @Test("is touched where it is seen, in every frame, and so is what is inside of it")
    func seen() {
        let view = scene.view()
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.addSubview(inner)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.startAnimation()
        for tenth in 0..<10 {
            scene.advance(tenth == 0 ? 0 : 0.1)
            let x = 10 + 10 * CGFloat(tenth)
            #expect(hit(x) === inner && hit(x - 8) === view && hit(x + 8) === view)
            #expect(hit(x - 12) !== view && hit(x + 12) !== view && hit(x + 12) !== inner)
        }
        scene.advance(0.1)
        #expect(hit(110) === inner && hit(100.5) === view)
    }

    @Test("is touched there while it is paused, and where it comes to if the program looks itself")
    func others() {
        let view = scene.view()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.fractionComplete = 0.5
        scene.advance(0)
        #expect(hit(60) === view && hit(110) === scene.root && !animator.isManualHitTestingEnabled)
        animator.isManualHitTestingEnabled = true
        #expect(hit(60) === scene.root && hit(110) === view)
        animator.stopAnimation(true)
        UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) { view.center.x = 10 }
        scene.advance(0.5)
        #expect(hit(10) === view)
    }
}
