public import Foundation
import TallyCore
import TallyLayers
internal import TallyScene

/// A text that is read. It stands in the middle of the bounds' height; a new text replaces the old one at once.
@MainActor @preconcurrency
open class UILabel: UIView {
    final var string = NSAttributedString(string: "")
    final var isPlain = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
        layer.needsDisplayOnBoundsChange = true
    }

    // MARK: What it says

    open var text: String? {
        get { string.length > 0 || !isPlain || hasText ? string.string : nil }
        set {
            if isPlain, hasText == (newValue != nil), newValue ?? "" == string.string { return }
            isPlain = true
            hasText = newValue != nil
            string = NSAttributedString(string: newValue ?? "")
            contentChanged()
        }
    }
    private var hasText = false
    /// Whether the label's own look is being set to that of the text.
    final var takesLook = false

    /// The text with its own fonts and colours. Setting it sets the label's font, colour, alignment and line breaks to those of the first
    /// letter, where it has them; those that are set afterwards are of the whole text.
    open var attributedText: NSAttributedString? {
        get { hasText ? (isPlain ? NSAttributedString(string: string.string, attributes: ownLook) : string) : nil }
        set {
            isPlain = false
            hasText = newValue != nil
            string = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
            fillLook()
            takeLook()
            contentChanged()
        }
    }

    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            if let font { give(.font, font) }
            contentChanged()
        }
    }
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            if let textColor { give(.foregroundColor, textColor) }
            setNeedsDisplay()
        }
    }
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }
    /// A label that is not is drawn paler.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsDisplay() }
    }
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            giveLines()
            if textAlignment != oldValue { setNeedsDisplay() }
        }
    }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet {
            giveLines()
            if lineBreakMode != oldValue { contentChanged() }
        }
    }
    /// 0: as many as it takes.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentChanged() } }
    }
    /// Whether a line that is too wide is drawn smaller, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }
    open var allowsDefaultTighteningForTruncation = false
    /// Where the text stands whose size was made smaller to fit.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }
    /// Whether fonts of text styles, and those of `UIFontMetrics`, follow the text size while the label is shown.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followTextSize() }
    }
    /// The width that the intrinsic size breaks lines at; 0: none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    final func contentChanged() {
        // A label that closes with its text shows nothing on the way.
        if string.length == 0 { layer.contents = nil }
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    private var block: TextBlock {
        var color: UIColor = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
        if !isEnabled { color = color.withAlphaComponent(color.cgColor.alpha / 2) }
        return TextBlock(
            text: string, font: font, color: color, alignment: textAlignment, lineBreakMode: lineBreakMode,
            lineLimit: numberOfLines, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            adjustment: baselineAdjustment)
    }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : numberOfLines == 1 ? nil : layoutWidth
        return block.size(width, scale: pixelScale)
    }

    /// The width that constraints have given a label of several lines.
    private var layoutWidth: CGFloat? { traits.constrainedWidth }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && numberOfLines != 1 && size.width.isFinite ? size.width : nil
        return block.size(width, scale: pixelScale)
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var block = block
        block.lineLimit = numberOfLines
        let size = block.size(bounds.width, scale: pixelScale)
        return CGRect(
            x: bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2, width: min(size.width, bounds.width),
            height: size.height)
    }

    package override func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let block = block
        let lines = block.shaped(numberOfLines == 1 ? nil : size.width)
        let height = block.height(of: lines, font)
        let first = (((size.height - height) / 2 + font.ascender) * pixelScale).rounded() / pixelScale
        return (first, first + CGFloat(max(lines.lines.count - 1, 0)) * font.lineHeight)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// Draws the text into a rectangle; a class may give another one.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let shadowColor { context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor) }
        block.draw(in: rect, context, font: fittingFont(rect.width), scale: pixelScale)
        context.restoreGState()
    }

    private func fittingFont(_ width: CGFloat) -> UIFont? {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, string.length > 0 else { return nil }
        let natural = CGFloat(block.shaped(nil).size.width)
        guard natural > width, natural > 0 else { return nil }
        return font.withSize(font.pointSize * max(width / natural, minimumScaleFactor, 0.01))
    }

    open override func draw(_ layer: CALayer, in ctx: CGContext) {
        // While the bounds move the text keeps its size, its side and the middle of the height.
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layer.drawnGravity =
            switch textAlignment {
            case .center: .center
            case .right: .right
            case .natural, .justified: isRightToLeft ? .right : .left
            default: .left
            }
        super.draw(layer, in: ctx)
    }

    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        followTextSize()
        setNeedsDisplay()
    }

    package override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    package override var isStandardElement: Bool { true }
    package override var standardLabel: String? { string.string }
    package override var standardTraits: UIAccessibilityTraits { .staticText }
}
