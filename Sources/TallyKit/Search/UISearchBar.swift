public import Foundation
public import TallyControls
import TallyLayers

/// A field for what is looked for, with a button that calls the search off, a line above it and scopes below it, as asked for.
///
/// It is as wide as its place and 56 points high, with a line above 75, with scopes 44 more.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    final let field = UISearchTextField(frame: .zero)
    final let cancelButton = UIButton(type: .system)
    final let promptLabel = UILabel(frame: .zero)
    final let scopes = UISegmentedControl(items: [])
    final let ground = UIImageView(frame: .zero)
    final let watch = SearchFieldWatch()
    final var icons: [IconPlace: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: Text

    open weak var delegate: (any UISearchBarDelegate)?
    /// Never nil when read. Setting it tells no one.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            markDiffers()
        }
    }
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// A line above the field.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            partsDiffer()
        }
    }
    /// Its delegate is the bar's own.
    open var searchTextField: UISearchTextField { field }

    // MARK: Buttons

    /// A press tells the delegate. It can be pressed while the field has the keys.
    open var showsCancelButton: Bool {
        get { hasCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    final var hasCancel = false
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != hasCancel else { return }
        change(animated) { $0.hasCancel = showsCancelButton }
    }
    /// In an empty field, at its end.
    open var showsBookmarkButton = false {
        didSet { markDiffers() }
    }
    open var showsSearchResultsButton = false {
        didSet { markDiffers() }
    }
    open var isSearchResultsButtonSelected = false {
        didSet { markDiffers() }
    }

    // MARK: Scopes

    open var scopeButtonTitles: [String]? {
        didSet { scopesDiffer() }
    }
    /// Setting it tells no one.
    open var selectedScopeButtonIndex: Int {
        get { scope }
        set {
            scope = newValue
            scopes.selectedSegmentIndex = (scopeButtonTitles ?? []).indices.contains(newValue) ? newValue : -1
        }
    }
    final var scope = 0
    open var showsScopeBar: Bool {
        get { hasScopes }
        set { setShowsScope(newValue, animated: false) }
    }
    final var hasScopes = false
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != hasScopes else { return }
        change(animated) { $0.hasScopes = show }
    }

    // MARK: Look

    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        case minimal = 2
    }

    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    /// Minimal has no ground behind the field.
    open var searchBarStyle = Style.default {
        didSet { groundDiffers() }
    }
    /// Nil: that of a grouped table.
    open var barTintColor: UIColor? {
        didSet { groundDiffers() }
    }
    /// Kept: a ground is opaque.
    open var isTranslucent = true
    /// In place of the ground; an empty one shows none.
    open var backgroundImage: UIImage? {
        didSet { groundDiffers() }
    }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[IconPlace(icon: icon.rawValue, state: state.rawValue)] = iconImage
        iconsDiffer()
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons[IconPlace(icon: icon.rawValue, state: state.rawValue)]
    }
    open var isEnabled = true {
        didSet {
            field.isEnabled = isEnabled
            scopes.isEnabled = isEnabled
            editingDiffers()
        }
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Whether Return does nothing in an empty field.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    package override func layOutOwn() {
        super.layOutOwn()
        placeParts()
    }
}
