import UIKit

/// A panel that is pulled up from below, and goes on by itself when it is let go.
final class ReceiptPanel: UIView {
    let title = UILabel()
    /// How far its top stands above the bottom of the screen when it is closed.
    static let peek: CGFloat = 44

    private(set) var isOpen = false
    private var animator: UIViewPropertyAnimator?
    private var startFraction: CGFloat = 0
    private var openHeight: CGFloat { bounds.height - Self.peek }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 12
        let grip = UIView(frame: CGRect(x: 0, y: 8, width: 40, height: 5))
        grip.center.x = bounds.midX
        grip.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        grip.backgroundColor = .tertiaryLabel
        grip.layer.cornerRadius = 2.5
        addSubview(grip)
        title.font = .preferredFont(forTextStyle: .headline)
        title.textAlignment = .center
        title.text = "받는 분"
        title.frame = CGRect(x: 0, y: 18, width: bounds.width, height: 22)
        title.autoresizingMask = .flexibleWidth
        addSubview(title)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ReceiptPanel.panned))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// With selectors this would be `@objc func panned(_:)`, and `#selector(panned)` above.
    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            begin()
            animator?.pauseAnimation()
            startFraction = animator?.fractionComplete ?? 0
        case .changed:
            let way = (isOpen ? 1 : -1) * pan.translation(in: superview).y / openHeight
            animator?.fractionComplete = startFraction + way
        case .ended, .cancelled:
            let speed = (isOpen ? 1 : -1) * pan.velocity(in: superview).y
            let goesOn = speed > 200 || speed > -200 && (animator?.fractionComplete ?? 0) > 0.5
            animator?.isReversed = !goesOn
            animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default: break
        }
    }

    private func begin() {
        guard animator == nil else { return }
        let opens = !isOpen
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.9) { [self] in
            transform = opens ? CGAffineTransform(translationX: 0, y: -openHeight) : .identity
            title.transform = opens ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
        }
        animator.addCompletion { [self] position in
            if position == .end { isOpen.toggle() }
            self.animator = nil
        }
        self.animator = animator
    }
}
