import Foundation
@_spi(Runtime) import TallyCore
import TallyControls
import TallyLayers
internal import TallyScene
import TallyStage
import TallyUI

/// What a field of UIKit's tells of its text, and is told.
@MainActor
protocol TextCanvasOwner: UIView {
    var canvasFont: UIFont { get }
    var canvasColor: UIColor { get }
    var canvasAlignment: NSTextAlignment { get }
    /// Asked before a person's edit of the text.
    func mayChange(_ range: NSRange, to text: String) -> Bool
    /// Told after an edit of a person's.
    func hasEdited(text: Bool, selection: Bool)
    /// Return was pressed in a field of one line.
    func returnPressed()
    /// Has the caret be seen, at a rectangle of the canvas.
    func reveal(_ caret: CGRect)
}

/// The text of a field as it is edited and drawn: what is typed, what is selected, what an input method shows, and the caret.
final class TextCanvas: UIView {
    weak var owner: (any TextCanvasOwner)?
    var edit = TextEdit()
    var hasSeveralLines = false
    var isSecret = false {
        didSet { if isSecret != oldValue { textChanged() } }
    }
    var placeholder: NSAttributedString? {
        didSet { textChanged() }
    }
    /// The field has the keys.
    var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            if !isEditing { scrolled = 0 }
            textChanged()
            restartBlink()
        }
    }
    /// How far the line of a field of one is scrolled, in points.
    var scrolled: CGFloat = 0
    /// The distance from the left that the caret keeps to while it goes up and down.
    var columnX: Double?
    var press = TextPress()
    let caret = CaretLayer()
    var blinkTimer: Int?
    private var measured: (content: TextFieldContent, width: Double?, font: UIFont, geometry: TextGeometry)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        layer.needsDisplayOnBoundsChange = true
        layer.addSublayer(caret)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Text

    var content: TextFieldContent { TextFieldContent(edit, isSecret: isSecret, keepsBreaks: hasSeveralLines) }
    var showsPlaceholder: Bool { edit.text.isEmpty && edit.marked == nil }
    /// The text with what an input method shows.
    var text: String { edit.shown.text }

    func textChanged() {
        measured = nil
        setNeedsDisplay()
        placeCaret()
    }

    private var font: UIFont { owner?.canvasFont ?? .systemFont(ofSize: 17) }
    var wrapWidth: Double? { hasSeveralLines ? Double(max(bounds.width, 0)) : nil }
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func paragraph(width: Double?, lines: Int?) -> Paragraph {
        let content = content
        func run(_ text: Substring, isMarked: Bool = false) -> Paragraph.Run {
            Paragraph.Run(text: String(text), font: font.request, isUnderlined: isMarked)
        }
        var runs = [run(content.shown[...])]
        if let marked = content.marked {
            let all = content.shown
            let start = all.utf8.index(all.startIndex, offsetBy: marked.lowerBound)
            let end = all.utf8.index(all.startIndex, offsetBy: marked.upperBound)
            runs = [run(all[..<start]), run(all[start..<end], isMarked: true), run(all[end...])]
        }
        let alignment: Paragraph.Alignment =
            switch owner?.canvasAlignment ?? .natural {
            case .center: .center
            case .right: isMirrored ? .leading : .trailing
            case .left: isMirrored ? .trailing : .leading
            default: .leading
            }
        return Paragraph(
            runs: runs, width: width, lineLimit: lines, alignment: alignment, isRightToLeft: isMirrored,
            lineSpacing: Double(font.lineHeight) - Stage.textShaper.lineMetrics(font.request).height)
    }

    func shaped(width: Double?, lines: Int? = nil) -> ShapedText {
        Stage.textShaper.shape(paragraph(width: width, lines: lines))
    }

    /// The size of the text for a width; nil: in one line.
    func textSize(_ width: CGFloat?) -> CGSize {
        let text = shaped(width: width.map { Double($0) })
        return CGSize(
            width: CGFloat(text.size.width), height: CGFloat(max(text.lines.count, 1)) * font.lineHeight)
    }

    /// Where carets stand, in the space of the text.
    var geometry: TextGeometry {
        let content = content
        if let measured, measured.content == content, measured.width == wrapWidth, measured.font === font {
            return measured.geometry
        }
        let geometry = TextGeometry(
            content.shown, Stage.textShaper.places(paragraph(width: wrapWidth, lines: nil)))
        measured = (content, wrapWidth, font, geometry)
        return geometry
    }

    // MARK: Place

    /// What is drawn: where nobody edits, an ellipsis stands for what has no room in one line.
    private var drawn: ShapedText {
        if hasSeveralLines { return shaped(width: wrapWidth) }
        let natural = shaped(width: nil)
        if isEditing || CGFloat(natural.size.width) <= bounds.width + 0.0005 { return natural }
        return shaped(width: Double(bounds.width), lines: 1)
    }

    /// The top left corner of a text in the canvas.
    func corner(_ text: ShapedText) -> CGPoint {
        let free = max(bounds.width - CGFloat(text.size.width), 0)
        let x: CGFloat =
            switch owner?.canvasAlignment ?? .natural {
            case .center: free / 2
            case .right: free
            case .natural, .justified: isMirrored ? free : 0
            case .left: 0
            }
        let top = hasSeveralLines ? 0 : (bounds.height - font.lineHeight) / 2
        let baseline = ((top + font.ascender) * pixelScale).rounded() / pixelScale
        return CGPoint(x: x - scrolled, y: baseline - CGFloat(text.firstBaseline))
    }

    /// The corner of what is edited: of a placeholder's field, of no text.
    var editedCorner: CGPoint { corner(shaped(width: wrapWidth)) }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let owner else { return }
        let text = drawn
        clipsToBounds = !hasSeveralLines && CGFloat(text.size.width) > bounds.width + 0.0005
        if showsPlaceholder {
            guard let placeholder, placeholder.length > 0 else { return }
            return TextBlock(
                text: placeholder, font: owner.canvasFont, color: .placeholderText, alignment: owner.canvasAlignment,
                isRightToLeft: isMirrored
            ).draw(in: bounds, context, scale: pixelScale)
        }
        let corner = corner(text)
        drawSelection(at: corner, context)
        context.draw(text, at: corner, color: owner.canvasColor.resolvedNow)
    }

    private func drawSelection(at corner: CGPoint, _ context: CGContext) {
        let range = content.shownSelection(in: edit)
        guard isEditing, !range.isEmpty, edit.marked == nil else { return }
        context.setFillColor(CGColor(tintColor.resolvedNow.behindSelection))
        for box in geometry.boxes(of: range, edge: Double(bounds.width)) {
            context.fill(CGRect(box).offsetBy(dx: corner.x, dy: corner.y))
        }
    }

    override func layOutOwn() {
        super.layOutOwn()
        if isEditing, !hasSeveralLines { revealCaret() }
        placeCaret()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
        placeCaret()
    }

    override func windowChanged() {
        super.windowChanged()
        if window == nil { stopBlink() }
    }

    override func surroundingsDiffer() {
        super.surroundingsDiffer()
        setNeedsDisplay()
        placeCaret()
    }
}

/// The caret: what changes of it changes at once.
final class CaretLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
}
