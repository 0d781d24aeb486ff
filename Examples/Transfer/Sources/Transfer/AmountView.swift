import QuartzCore
import UIKit

/// An amount that is typed: a label for each digit, in a stack view.
@IBDesignable
final class AmountView: UIView {
    @IBInspectable var maximum: Int = 2_000_000

    /// Called after each change.
    var onChange: ((Int) -> Void)?

    private(set) var amount = 0
    private let stack = UIStackView()
    private let unit = UILabel()
    private var digits: [UILabel] = []
    private var marks: [UILabel] = []
    private let font = UIFont.monospacedDigitSystemFont(ofSize: 40, weight: .bold)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        unit.text = " 원"
        unit.font = font
        unit.textColor = .tertiaryLabel
        stack.addArrangedSubview(unit)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            heightAnchor.constraint(equalToConstant: 72),
        ])
        // One number to whoever listens, not a label for each digit.
        isAccessibilityElement = true
        accessibilityLabel = "0 원"
    }

    // MARK: Keys

    func insert(_ digit: Int) {
        let next = amount * 10 + digit
        guard next <= maximum else { return shake() }
        guard next > 0 else { return }
        amount = next
        drop(digit)
        changed()
    }

    func deleteBackward() {
        guard let last = digits.popLast() else { return }
        amount /= 10
        rise(last)
        changed()
    }

    private func changed() {
        unit.textColor = amount == 0 ? .tertiaryLabel : .label
        accessibilityLabel = "\(amount) 원"
        onChange?(amount)
    }

    // MARK: Motion

    private func drop(_ digit: Int) {
        let label = makeLabel("\(digit)")
        label.isHidden = true
        label.alpha = 0
        label.transform = CGAffineTransform(translationX: 0, y: -36)
        digits.append(label)
        stack.insertArrangedSubview(label, at: stack.arrangedSubviews.count - 1)
        placeMarks()
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            label.isHidden = false
            label.alpha = 1
            label.transform = .identity
            self.layoutIfNeeded()
        }
    }

    private func rise(_ label: UILabel) {
        placeMarks()
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.2, delay: 0, options: [.curveEaseIn, .allowUserInteraction],
            animations: {
                label.isHidden = true
                label.alpha = 0
                label.transform = CGAffineTransform(translationX: 0, y: -36)
                self.layoutIfNeeded()
            },
            completion: { _ in label.removeFromSuperview() })
    }

    /// Marks stand before every third digit from the right; they are put in anew.
    private func placeMarks() {
        for mark in marks { mark.removeFromSuperview() }
        marks = []
        for (index, digit) in digits.enumerated() where index > 0 && (digits.count - index) % 3 == 0 {
            let mark = makeLabel(",")
            marks.append(mark)
            if let place = stack.arrangedSubviews.firstIndex(of: digit) {
                stack.insertArrangedSubview(mark, at: place)
            }
        }
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        return label
    }

    private func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -12, 12, -8, 8, -4, 4, 0]
        animation.duration = 0.4
        stack.layer.add(animation, forKey: "shake")
        UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
}
