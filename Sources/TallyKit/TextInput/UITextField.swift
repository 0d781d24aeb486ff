public import Foundation
public import TallyControls
import TallyLayers

/// A line of text that a person edits. It has no keyboard of its own: the keys of the window, or of the stage, go to it.
///
/// A tap places the caret and takes the keys; two select a word, three everything. Taking it from its window takes the keys.
@MainActor @preconcurrency
open class UITextField: UIControl, UIKeyInput, TextResponder {
    final let canvas = TextCanvas()
    final let clearButton = ClearButton()

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
        addSubview(canvas)
        clearButton.isHidden = true
        clearButton.tapped = { [weak self] in self?.clearPressed() }
        addSubview(clearButton)
    }

    // MARK: Text

    /// Never nil when read. What an input method shows is part of it. Setting it tells no one.
    open var text: String? {
        get { canvas.text }
        set {
            canvas.setText(newValue ?? "")
            contentChanged()
        }
    }
    /// The text with the look of the field, which is what the first letter has of what is set.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: canvas.text, attributes: defaultTextAttributes) }
        set {
            text = newValue?.string
            if let look = newValue?.looks.first { defaultTextAttributes = defaultTextAttributes.merging(look) { $1 } }
        }
    }
    open var placeholder: String? {
        get { canvas.placeholder?.string }
        set {
            canvas.placeholder = newValue.map { NSAttributedString(string: $0) }
            contentChanged()
        }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { canvas.placeholder }
        set {
            canvas.placeholder = newValue
            contentChanged()
        }
    }
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { contentChanged() }
    }
    /// Nil: the colour of labels.
    open var textColor: UIColor? = .label {
        didSet { canvas.textChanged() }
    }
    open var textAlignment = NSTextAlignment.natural {
        didSet { canvas.textChanged() }
    }
    open var borderStyle = BorderStyle.none {
        didSet { borderChanged() }
    }
    /// Font, colour, and the alignment of a paragraph style.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: canvasFont, .foregroundColor: canvasColor, .paragraphStyle: textAlignment.lines] }
        set {
            font = newValue[.font] as? UIFont
            textColor = newValue[.foregroundColor] as? UIColor
            textAlignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        }
    }
    open var clearsOnBeginEditing = false
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { canvas.isEditing }

    // MARK: Views in it

    open var clearButtonMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }
    open var leftView: UIView? {
        didSet { sideViewChanged(leftView, oldValue) }
    }
    open var leftViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }
    open var rightView: UIView? {
        didSet { sideViewChanged(rightView, oldValue) }
    }
    open var rightViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    // MARK: Places

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open override var intrinsicContentSize: CGSize { fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { isUserInteractionEnabled && isEnabled }
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
    /// Selects all of it, where it has the keys.
    open func selectAll(_ sender: Any?) { if isEditing { canvas.perform { $0.selectAll() } } }

    // MARK: Traits

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    /// Shows dots, and lets nothing be copied.
    open var isSecureTextEntry: Bool {
        get { canvas.isSecret }
        set { canvas.isSecret = newValue }
    }
    open var textContentType: UITextContentType!

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        pressBegan(touches)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        pressMoved(touches)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        pressEnded(touches)
    }

    package override func layOutOwn() {
        super.layOutOwn()
        placeParts()
    }
    package override func windowChanged() {
        super.windowChanged()
        if window == nil, isFirstResponder { forceEnd() }
    }
    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        borderChanged()
    }
    package override func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let line =
            (((size.height - canvasFont.lineHeight) / 2 + canvasFont.ascender) * pixelScale).rounded() / pixelScale
        return (line, line)
    }
    package override func stateDiffers() {
        super.stateDiffers()
        if !isEnabled, isFirstResponder { forceEnd() }
    }
    package override var standardLabel: String? { placeholder }
    package override var standardValue: String? { isSecureTextEntry ? canvas.content.shown : canvas.text }
}
