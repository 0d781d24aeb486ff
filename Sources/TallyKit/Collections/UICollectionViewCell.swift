public import Foundation
import TallyLayers

/// A view of a collection view that is used again for another place.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    public internal(set) final var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What a collection view makes views of a registered class by: `init(frame:)`, with the size of their place.
    public required convenience init(_frame: CGRect) { self.init(frame: _frame) }

    /// Called before the view is used for another place.
    open func prepareForReuse() {}
    /// Told of the attributes that it has been placed by.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view would have: with a layout that measures, as high as its constraints ask for in their
    /// width, or as wide and high.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let answer = layoutAttributes.copied()
        guard let size = ownSize(layoutAttributes.size) else { return answer }
        answer.size = size
        return answer
    }

    /// The size that the content asks for next to one; nil: it has no opinion.
    private func ownSize(_ size: CGSize) -> CGSize? {
        let root = (self as? UICollectionViewCell)?.contentView ?? self
        guard root.inside.contains(where: { $0.followsConstraints }) else { return nil }
        let axes =
            (around as? UICollectionView)?.collectionViewLayout.measuredAxes(self) ?? (width: true, height: true)
        let fits = root.systemLayoutSizeFitting(
            CGSize(width: axes.width ? 0 : size.width, height: axes.height ? 0 : size.height),
            withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
        return CGSize(width: axes.width ? fits.width : size.width, height: axes.height ? fits.height : size.height)
    }

    /// Has the size that it will be shown in, and so have the views inside that follow it.
    final func take(_ size: CGSize) {
        if bounds.size != size { bounds.size = size }
        resizeInside()
        (self as? UICollectionViewCell)?.contentView.resizeInside()
    }
}

/// A cell of a collection view.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    /// What a program puts its views into; as large as the cell.
    public final let contentView = UIView()
    final let content = CellContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        clipsToBounds = false
        content.cell = self
    }

    open var isSelected = false {
        didSet {
            showBackground()
            content.stateDiffers()
        }
    }
    open var isHighlighted = false {
        didSet {
            showBackground()
            content.stateDiffers()
        }
    }
    /// What fills the content; nil: nothing.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content.show(newValue, in: contentView) }
    }
    /// What lies behind the content; nil: what the cell's own properties say.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { content.background }
        set { content.show(newValue, in: self) }
    }
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
    }
    /// Called when the state becomes another, and when an update is asked for; classes set configurations there.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open func setNeedsUpdateConfiguration() { content.needsUpdate() }
    /// Whether the content configuration follows the state by itself.
    open var automaticallyUpdatesContentConfiguration = true

    /// The content asks for another size.
    final func sizeMayDiffer() { (around as? UICollectionView)?.sizeDiffers(self) }
    /// Behind the content.
    open var backgroundView: UIView? {
        didSet { place(backgroundView, insteadOf: oldValue) }
    }
    /// Before the background and behind the content while the cell is selected or pressed.
    open var selectedBackgroundView: UIView? {
        didSet {
            place(selectedBackgroundView, insteadOf: oldValue)
            showBackground()
        }
    }

    private func place(_ view: UIView?, insteadOf old: UIView?) {
        guard view !== old else { return }
        if let old, old.around === self { old.removeFromSuperview() }
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: contentView)
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }

    package override func layOutOwn() {
        content.updateIfNeeded()
        super.layOutOwn()
        for view in [contentView, backgroundView, selectedBackgroundView] {
            if let view, view.around === self, view.frame != bounds { view.frame = bounds }
        }
    }

    private func showBackground() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }
}
