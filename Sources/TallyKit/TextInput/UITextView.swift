public import Foundation
import TallyCore
public import TallyControls
import TallyLayers
import TallyUI

/// Lines of text that a person edits; those for which there is no room are scrolled to. The text has one look.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIKeyInput, TextResponder {
    final let canvas = TextCanvas()
    /// Where the finger came down that may place the caret.
    private final var pressedAt: CGPoint?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        canvas.owner = self
        canvas.hasSeveralLines = true
        addSubview(canvas)
    }

    open weak var delegate: (any UITextViewDelegate)? {
        get { _scrollDelegate as? any UITextViewDelegate }
        set { _scrollDelegate = newValue }
    }

    // MARK: Text

    /// Never nil when read. What an input method shows is part of it. Setting it tells no one.
    open var text: String! {
        get { canvas.text }
        set {
            canvas.setText(newValue ?? "")
            contentChanged()
        }
    }
    /// The text with the look of the view, which is what the first letter has of what is set.
    open var attributedText: NSAttributedString! {
        get {
            NSAttributedString(
                string: canvas.text,
                attributes: [
                    .font: canvasFont, .foregroundColor: canvasColor, .paragraphStyle: textAlignment.lines,
                ])
        }
        set {
            text = newValue?.string
            guard let look = newValue?.looks.first else { return }
            if let font = look[.font] as? UIFont { self.font = font }
            if let color = look[.foregroundColor] as? UIColor { textColor = color }
            if let lines = look[.paragraphStyle] as? NSParagraphStyle { textAlignment = lines.alignment }
        }
    }
    /// Nil: the system's of 12 points.
    open var font: UIFont? {
        didSet { contentChanged() }
    }
    /// Nil: the colour of labels.
    open var textColor: UIColor? {
        didSet { canvas.textChanged() }
    }
    open var textAlignment = NSTextAlignment.natural {
        didSet { canvas.textChanged() }
    }
    /// Around the text; 5 points more stand at its sides.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentChanged() }
    }
    open var isEditable = true {
        didSet { if !isEditable { resignFirstResponder() } }
    }
    /// A text that is neither edited nor selected takes no keys.
    open var isSelectable = true
    /// In UTF-16; what lies outside of the text counts as its end.
    open var selectedRange: NSRange {
        get { canvas.edit.utf16Range(canvas.edit.selection.range) }
        set {
            let span = canvas.edit.span(newValue)
            canvas.perform { $0.select(span) }
        }
    }
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let span = canvas.edit.span(range)
        reveal(canvas.rect(of: span.head).union(canvas.rect(of: span.anchor)))
    }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { isUserInteractionEnabled && isEditable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing() }
    /// Kept: there is no keyboard on the stage that it could stand for.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    open var hasText: Bool { !canvas.text.isEmpty }
    /// As a person who types it.
    open func insertText(_ text: String) { canvas.insert(text) }
    open func deleteBackward() { canvas.deleteBackward() }
    open func selectAll(_ sender: Any?) { if canvas.isEditing { canvas.perform { $0.selectAll() } } }

    // MARK: Traits

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry: Bool {
        get { canvas.isSecret }
        set { canvas.isSecret = newValue }
    }
    open var textContentType: UITextContentType!

    // MARK: Sizes

    /// As large as the text where it does not scroll; none where it does.
    open override var intrinsicContentSize: CGSize {
        if isScrollEnabled { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .infinity, height: .infinity))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sides = textContainerInset.left + textContainerInset.right + 2 * Self.padding
        let text = canvas.textSize(size.width > sides && size.width.isFinite ? size.width - sides : nil)
        return CGSize(
            width: (text.width + sides).roundedUp(to: pixelScale),
            height: (text.height + textContainerInset.top + textContainerInset.bottom).roundedUp(to: pixelScale))
    }
    static let padding: CGFloat = 5

    // MARK: Touches

    /// A tap on a text is not one for those around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isTap = (gestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
        if isTap, gestureRecognizer.view !== self, isEditable || isSelectable { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressedAt = touches.one?.location(in: canvas)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressedAt = nil }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.one, let start = pressedAt else { return }
        pressedAt = nil
        // A tap does not go far.
        guard touch.location(in: canvas).distance(to: start) <= ScrollPan.slack, becomeFirstResponder() else { return }
        canvas.pressed(at: touch.location(in: canvas), time: touch.timestamp)
    }

    package override func layOutOwn() {
        super.layOutOwn()
        placeCanvas()
    }
    package override func windowChanged() {
        super.windowChanged()
        if window == nil, isFirstResponder {
            canvas.commitMarked()
            FirstResponder.drop(self)
        }
    }
    package override var isStandardElement: Bool { true }
    package override var standardLabel: String? { canvas.text }
}
