public import Foundation
import TallyLayers

/// A view of a collection view that is used again for another place.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    public internal(set) final var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What a collection view makes views of a registered class by: `init(frame:)`.
    public required convenience init() { self.init(frame: .zero) }

    /// Called before the view is used for another place.
    open func prepareForReuse() {}
    /// Told of the attributes that it has been placed by.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection view.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    /// What a program puts its views into; as large as the cell.
    public final let contentView = UIView()

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
    }

    open var isSelected = false {
        didSet { showBackground() }
    }
    open var isHighlighted = false {
        didSet { showBackground() }
    }
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
        if let old, old.superview === self { old.removeFromSuperview() }
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: contentView)
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }

    package override func layOutOwn() {
        super.layOutOwn()
        for view in [contentView, backgroundView, selectedBackgroundView] {
            if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
        }
    }

    private func showBackground() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }
}
