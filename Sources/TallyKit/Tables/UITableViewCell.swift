public import Foundation
import TallyLayers

/// A row of a table view: an image, a title and a detail, or whatever stands in `contentView`.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        /// A title.
        case `default` = 0
        /// A title, and a detail at the right.
        case value1 = 1
        /// A detail's name at the left in the tint, and the detail.
        case value2 = 2
        /// A title, and a smaller detail below.
        case subtitle = 3
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        /// As the indicator alone.
        case detailDisclosureButton = 2
        case checkmark = 3
        /// As the indicator alone.
        case detailButton = 4
    }

    public final let reuseIdentifier: String?
    final let style: CellStyle
    /// What a program puts its views into; as large as the cell but for the accessory.
    public final let contentView = UIView()
    final let accessory = AccessoryMark()
    final let separator = UIView()
    /// What it shows while rows are edited.
    final let editing = CellEditing()
    /// Of the table that it stands in.
    final var tableInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { if tableInset != oldValue { setNeedsLayout() } }
    }
    final let content = CellContent()
    private var title: UILabel?
    private var picture: UIImageView?
    private var detail: UILabel?

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// What a table view makes cells of a registered class by.
    public required convenience init(_reuseIdentifier: String?) {
        self.init(style: .default, reuseIdentifier: _reuseIdentifier)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        contentView.frame = bounds
        addSubview(contentView)
        addSubview(accessory)
        separator.backgroundColor = .separator
        addSubview(separator)
        content.cell = self
    }

    /// Has the size that it will be shown in, and so have the views inside that follow it.
    final func take(_ size: CGSize) {
        if bounds.size != size { frame.size = size }
        resizeInside()
        contentView.frame = bounds
        contentView.resizeInside()
    }

    // MARK: Configurations

    /// What fills the content in place of the labels; nil: nothing.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content.show(newValue, in: contentView) }
    }
    /// One with the look of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    /// What lies behind the content; nil: what the cell's own properties say.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { content.background }
        set { content.show(newValue, in: self) }
    }
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(
            isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing, isSwiped: editing.isSwiped)
    }
    /// Called when the state becomes another, and when an update is asked for; classes set configurations there.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open func setNeedsUpdateConfiguration() { content.needsUpdate() }
    /// Whether the content configuration follows the state by itself.
    open var automaticallyUpdatesContentConfiguration = true

    /// The content asks for another height.
    final func sizeMayDiffer() { (around as? UITableView)?.sizesMayDiffer() }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Called by the table view; animated, the content makes room in 0.3 s.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing.set(editing, self, animated: animated) }
    open var editingStyle: UITableViewCell.EditingStyle { editing.style }
    /// Whether the content makes room at its left while rows are edited.
    open var shouldIndentWhileEditing: Bool { editing.indents }
    open var showsReorderControl = false
    open var showingDeleteConfirmation: Bool { editing.isSwiped }

    open var textLabel: UILabel? {
        if title == nil { title = made(17, style == .value2 ? .systemBlue : .label) }
        return title
    }
    /// Nil in the default style.
    open var detailTextLabel: UILabel? {
        if style == .default { return nil }
        if detail == nil {
            detail = made(style == .subtitle ? 12 : 17, style == .value1 ? .secondaryLabel : .label)
        }
        return detail
    }

    /// At the leading end, as large as its picture.
    open var imageView: UIImageView? {
        if picture == nil {
            let view = UIImageView()
            view.contentMode = .scaleAspectFit
            contentView.addSubview(view)
            picture = view
            setNeedsLayout()
        }
        return picture
    }

    private func made(_ size: CGFloat, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    open var selectionStyle = SelectionStyle.default
    open var backgroundView: UIView? {
        didSet { place(backgroundView, insteadOf: oldValue) }
    }
    /// Before the background and behind the content while the row is selected or pressed; a grey one where there is none.
    open var selectedBackgroundView: UIView? {
        didSet {
            place(selectedBackgroundView, insteadOf: oldValue)
            showSelection()
        }
    }
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var selected = false
    private var highlighted = false
    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
        showSelection()
        content.stateDiffers()
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
        showSelection()
        content.stateDiffers()
    }
    /// Distances of the line below from the sides; those of the table view at first.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) final var ownSeparatorInset: UIEdgeInsets?
    /// Called before the cell is used for another row.
    open func prepareForReuse() {}

    private func place(_ view: UIView?, insteadOf old: UIView?) {
        guard view !== old else { return }
        if let old, old.around === self { old.removeFromSuperview() }
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, belowSubview: contentView)
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }

    private func showSelection() {
        let isShown = (selected || highlighted) && selectionStyle != .none
        if isShown, selectedBackgroundView == nil {
            let ground = UIView()
            ground.backgroundColor = .systemGray4
            selectedBackgroundView = ground
        }
        selectedBackgroundView?.isHidden = !isShown
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width, height: fittingHeight(size.width, title, detail, picture?.image == nil ? nil : picture))
    }

    /// The width given, and the height that `sizeThatFits` answers.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    package override func layOutOwn() {
        content.updateIfNeeded()
        super.layOutOwn()
        placeParts(title, detail, picture?.image == nil ? nil : picture)
    }
    package override func insideIntrinsicSizeChanged() {
        setNeedsLayout()
        super.insideIntrinsicSizeChanged()
    }
    package override var isStandardElement: Bool { title?.text != nil }
    package override var standardLabel: String? { title?.text }
    package override var standardValue: String? { detail?.text }
    package override var standardTraits: UIAccessibilityTraits { isSelected ? [.button, .selected] : .button }
}
