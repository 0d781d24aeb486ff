public import Foundation
import TallyLayers

/// A line of which a share is done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// For bars: square ends, and half as high.
        case bar = 1
    }

    private let bar = ControlMotion.part()
    private let trackPicture = UIImageView()
    private let barPicture = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        super.frame.size.height = height
    }

    private func setUp() {
        isUserInteractionEnabled = false
        for view in [trackPicture, bar, barPicture] { addSubview(view) }
        if frame.height == 0 { super.frame.size.height = height }
        showColors()
    }

    open var progressViewStyle = Style.default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    /// 0...1; held there. Setting it does not move by itself.
    open var progress: Float {
        get { current }
        set { setProgress(newValue, animated: false) }
    }
    private var current: Float = 0

    /// What is not a number changes nothing.
    open func setProgress(_ progress: Float, animated: Bool) {
        if progress.isNaN { return }
        current = max(min(progress, 1), 0)
        ControlMotion.move(animated) { self.place() }
    }

    /// Nil: the tint.
    open var progressTintColor: UIColor? {
        didSet { showColors() }
    }
    open var trackTintColor: UIColor? {
        didSet { showColors() }
    }
    open var progressImage: UIImage? {
        didSet { showColors() }
    }
    open var trackImage: UIImage? {
        didSet { showColors() }
    }

    private func showColors() {
        trackPicture.image = trackImage
        barPicture.image = progressImage
        trackPicture.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }
    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        showColors()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        var done = bounds
        done.size.width *= CGFloat(current)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = bounds.maxX - done.width }
        trackPicture.frame = bounds
        for view in [bar, barPicture] { view.frame = done }
        for view in [trackPicture, bar, barPicture] { view.layer.cornerRadius = radius }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    package override var isStandardElement: Bool { true }
    package override var standardLabel: String? { "Progress" }
    package override var standardValue: String? { "\(Int((current * 100).rounded()))%" }
    package override var standardTraits: UIAccessibilityTraits { .updatesFrequently }
}
