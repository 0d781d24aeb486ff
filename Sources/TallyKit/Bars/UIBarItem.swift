public import Foundation

/// What stands in a bar: a title, a picture, or both.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    public override init() { super.init() }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { super.init() }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { differs() } }
    }
    open var title: String? {
        didSet { if title != oldValue { differs() } }
    }
    open var image: UIImage? {
        didSet { if image !== oldValue { differs() } }
    }
    /// How far the picture is moved from where it would stand.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { differs() } }
    }
    open var tag = 0
    /// What assistive technology is told in place of the title.
    open var accessibilityLabel: String? {
        didSet { differs() }
    }
    open var accessibilityIdentifier: String? {
        didSet { differs() }
    }

    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[UInt(state.rawValue)] = attributes
        differs()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[UInt(state.rawValue)]
    }

    /// Those of a state, over those of the normal one.
    final func ownAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        func all(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
            let own = titleTextAttributes(for: state) ?? [:]
            return AppearanceStore.isInUse
                ? AppearanceStore.shared.attributes(of: self, state).merging(own) { $1 } : own
        }
        return state == .normal ? all(.normal) : all(.normal).merging(all(state)) { $1 }
    }

    /// The view that shows it.
    final weak var shownBy: (any BarItemView)?

    final func differs() { shownBy?.itemDiffers() }
}

/// A view that shows an item of a bar.
@MainActor
protocol BarItemView: AnyObject {
    func itemDiffers()
}
