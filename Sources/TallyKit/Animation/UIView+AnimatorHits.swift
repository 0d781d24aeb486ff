import Foundation
import TallyLayers

extension UIView {
    /// Returns where a touch in the superview's space is in the view's own: of a view that a property animator moves by where it is seen.
    final func place(ofTouch point: CGPoint, in around: UIView) -> CGPoint {
        if layer.attached.isEmpty || !isHitWhereSeen { return convert(point, from: around) }
        guard let shown = layer.presentation(), let outer = around.layer.presentation() else {
            return convert(point, from: around)
        }
        return shown.convert(point, from: outer)
    }

    private var isHitWhereSeen: Bool {
        layer.attached.contains { attached in
            guard !attached.hasEnded, let animation = attached.animation.delegate as? ViewAnimation,
                let clock = animation.animator as? AnimatorClock
            else { return false }
            return !clock.isHitTestedByHand
        }
    }
}
