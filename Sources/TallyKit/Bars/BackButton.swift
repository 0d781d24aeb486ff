import Foundation
import TallyControls
import TallyLayers

/// Goes back; named after the screen that it leads to.
final class BackButton: UIControl {
    private let arrow = CAShapeLayer()
    private let label = UILabel()
    private let press: () -> Void
    /// The title without looks.
    private var title = ""

    init(_ press: @escaping () -> Void) {
        self.press = press
        super.init(frame: .zero)
        arrow.fillColor = nil
        arrow.lineWidth = BarMeasures.chevronLine
        arrow.lineCap = .round
        arrow.lineJoin = .round
        arrow.actions = ["path": NSNull(), "position": NSNull(), "bounds": NSNull(), "strokeColor": NSNull()]
        layer.addSublayer(arrow)
        label.lineBreakMode = .byTruncatingTail
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// What moves and fades while the bar goes from one screen to another.
    var titleView: UIView { label }

    func show(_ title: String, _ attributes: [NSAttributedString.Key: Any]) {
        self.title = title
        label.attributedText = NSAttributedString(
            string: title,
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: tintColor ?? .systemBlue].merging(
                attributes
            ) { $1 })
        arrow.strokeColor = inOwnStyle { tintColor.cgColor }
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        arrow.strokeColor = inOwnStyle { tintColor.cgColor }
    }

    override func surroundingsDiffer() {
        super.surroundingsDiffer()
        arrow.strokeColor = inOwnStyle { tintColor.cgColor }
    }

    override func stateDiffers() {
        super.stateDiffers()
        let shade: Float = isHighlighted ? Float(UIButton.pressed) : 1
        arrow.opacity = shade
        label.layer.opacity = label.layer.opacity == 0 ? 0 : shade
    }

    var breadth: CGFloat {
        let text = title.isEmpty ? 0 : BarMeasures.chevronGap + label.sizeThatFits(bounds.size).width
        return BarMeasures.chevron.width + text
    }

    override func layOutOwn() {
        super.layOutOwn()
        let (size, line) = (BarMeasures.chevron, BarMeasures.chevronLine / 2)
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (tip, end) = isTurned ? (size.width - line, line) : (line, size.width - line)
        arrow.bounds = CGRect(origin: .zero, size: size)
        arrow.position = CGPoint(
            x: isTurned ? bounds.width - size.width / 2 : size.width / 2, y: bounds.midY)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: end, y: line))
        path.addLine(to: CGPoint(x: tip, y: size.height / 2))
        path.addLine(to: CGPoint(x: end, y: size.height - line))
        arrow.path = path.cgPath
        let start = size.width + BarMeasures.chevronGap
        label.setPlace(
            CGRect(x: isTurned ? 0 : start, y: 0, width: max(bounds.width - start, 0), height: bounds.height))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isPressed = isTracking && (touches.one.map(contains) ?? false)
        super.touchesEnded(touches, with: event)
        if isPressed { press() }
    }

    override var standardLabel: String? { title.isEmpty ? "Back" : title }
    override var standardTraits: UIAccessibilityTraits { super.standardTraits.union(.button) }
}

extension UIView {
    /// Puts the view at a place that its transform then moves it from.
    final func setPlace(_ rect: CGRect) {
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        if bounds.size != rect.size { bounds.size = rect.size }
        if center != middle { center = middle }
    }
}
