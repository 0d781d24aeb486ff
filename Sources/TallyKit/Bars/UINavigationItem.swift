public import Foundation

/// What a navigation bar shows of one screen.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the screen before; large on the first.
        case automatic = 0
        case always = 1
        case never = 2
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        /// "Back".
        case generic = 1
        /// The arrow alone.
        case minimal = 2
    }

    public init(title: String) { self.title = title }
    init(title: String?) { self.title = title }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) {}

    open var title: String? {
        didSet { if title != oldValue { differs() } }
    }
    /// Shown in place of the title, as large as it is.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { differs() } }
    }
    /// A line above the row.
    open var prompt: String? {
        didSet { if prompt != oldValue { differs() } }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { differs() } }
    }

    // MARK: The way back

    /// What the button says that leads back to this screen; it does nothing else.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { differs() }
    }
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { differs() } }
    }
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { differs() } }
    }
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { differs() } }
    }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }
    /// Whether the back button stands beside buttons at the left.
    open var leftItemsSupplementBackButton = false {
        didSet { differs() }
    }

    // MARK: Buttons

    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { differs() }
    }
    /// From the right edge on.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { differs() }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Animated, buttons that come fade in.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.leftBarButtonItem = item }
    }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.rightBarButtonItem = item }
    }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.leftBarButtonItems = items }
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.rightBarButtonItems = items }
    }

    // MARK: Looks in place of the bar's

    open var standardAppearance: UINavigationBarAppearance? {
        didSet { differs() }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { differs() }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { differs() }
    }

    /// The bar that shows it.
    final weak var bar: UINavigationBar?
    private(set) final var isAnimated = false

    private func change(_ animated: Bool, _ change: () -> Void) {
        isAnimated = animated
        change()
        isAnimated = false
    }

    private func differs() { bar?.itemDiffers(self) }

    /// What the button back to this screen says.
    final var titleOfWayBack: String {
        switch backButtonDisplayMode {
        case .minimal: return ""
        case .generic: return "Back"
        case .default: break
        }
        if let own = backBarButtonItem?.title ?? backButtonTitle { return own }
        return title.map { $0.isEmpty ? "Back" : $0 } ?? "Back"
    }
}
