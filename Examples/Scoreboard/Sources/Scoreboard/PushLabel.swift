import QuartzCore
import UIKit

/// A number that counts to its value step by step: each step is pushed out by the next.
final class PushLabel: UILabel, CAAnimationDelegate {
    /// Seconds of one step.
    var stepDuration: CFTimeInterval = 0.18
    /// Called when the value has been reached.
    var onArrival: (() -> Void)?

    private(set) var value = 0
    private var target = 0
    private var isStepping = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
        text = "0"
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Counts to a number; one that comes meanwhile is counted to from wherever it is.
    func count(to number: Int) {
        target = number
        guard !isStepping else { return }
        step()
    }

    private func step() {
        guard value != target else {
            isStepping = false
            onArrival?()
            return
        }
        isStepping = true
        let isUp = target > value
        value += isUp ? 1 : -1

        let transition = CATransition()
        transition.type = .push
        transition.subtype = isUp ? .fromTop : .fromBottom
        transition.duration = stepDuration
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        transition.delegate = self
        layer.add(transition, forKey: kCATransition)
        text = "\(value)"
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if flag { step() } else { isStepping = false }
    }
}
