public import Foundation
import TallyCore
import TallyLayers

/// Eight strokes of which one after the other lights up, a turn a second: something is being done.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// Large and white.
        case whiteLarge = 0
        /// Medium and white.
        case white = 1
        /// As `medium`.
        case gray = 2
    }

    private let wheel = CALayer()
    private var strokes: [CALayer] = []
    private var isRunning = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        if style == .white || style == .whiteLarge { color = .white }
        setUp()
    }

    private func setUp() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        isUserInteractionEnabled = false
        for _ in 0..<Self.count {
            let stroke = CALayer()
            stroke.actions = Self.still
            wheel.addSublayer(stroke)
            strokes.append(stroke)
        }
        wheel.actions = Self.still
        layer.addSublayer(wheel)
        if bounds.isEmpty { super.frame.size = intrinsicContentSize }
        colorDiffers()
        isHidden = hidesWhenStopped
    }

    open var style = Style.medium {
        didSet {
            if style == oldValue { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isRunning }
    }
    /// Nil: the standard grey.
    open var color: UIColor! = .systemGray {
        didSet {
            if color == nil { color = .systemGray }
            colorDiffers()
        }
    }
    open var isAnimating: Bool { isRunning }

    open func startAnimating() {
        if isRunning { return }
        isRunning = true
        if hidesWhenStopped { isHidden = false }
        spin()
    }

    open func stopAnimating() {
        if !isRunning { return }
        isRunning = false
        wheel.removeAnimation(forKey: Self.key)
        if hidesWhenStopped { isHidden = true }
    }

    /// The wheel turns from stroke to stroke.
    private func spin() {
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<Self.count).map { 2 * Double.pi * Double($0) / Double(Self.count) }
        turn.calculationMode = .discrete
        turn.duration = 1
        turn.repeatCount = .infinity
        wheel.add(turn, forKey: Self.key)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isRunning, window != nil { spin() }
    }

    private func colorDiffers() {
        for (index, stroke) in strokes.enumerated() {
            let share = CGFloat(index + 1) / CGFloat(Self.count)
            stroke.backgroundColor = inOwnStyle {
                (color ?? .systemGray).faded(by: 0.15 + 0.85 * share * share).cgColor
            }
        }
    }

    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        colorDiffers()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(style.side, max(min(bounds.width, bounds.height), 0))
        wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let size = CGSize(width: side * 0.12, height: side * 0.27)
        for (index, stroke) in strokes.enumerated() {
            let angle = 2 * CGFloat.pi * CGFloat(index + 1) / CGFloat(Self.count)
            let distance = (side - size.height) / 2
            stroke.bounds = CGRect(origin: .zero, size: size)
            stroke.cornerRadius = size.width / 2
            stroke.position = CGPoint(x: side / 2 + distance * sin(angle), y: side / 2 - distance * cos(angle))
            stroke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private static let count = 8
    private static let key = "spin"
    private static var still: [String: any CAAction] {
        Dictionary(
            uniqueKeysWithValues: ["position", "bounds", "transform", "cornerRadius", "backgroundColor"].map {
                ($0, NSNull())
            })
    }

    package override var isStandardElement: Bool { true }
    package override var standardLabel: String? { isRunning ? "In progress" : nil }
    package override var standardTraits: UIAccessibilityTraits { .updatesFrequently }
}

extension UIActivityIndicatorView.Style {
    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
}
