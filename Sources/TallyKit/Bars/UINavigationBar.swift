public import Foundation
import TallyControls
import TallyLayers

/// Who is told what becomes of the items of a navigation bar that stands by itself.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: NSObjectProtocol {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Asked also when the back button is pressed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of a screen: the way back, a title and buttons; below it a large title, which shrinks as the screen is scrolled.
///
/// Its height is that of all it shows when nothing is scrolled.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    open weak var delegate: (any UINavigationBarDelegate)?
    /// The controller that it is of.
    final weak var navigation: UINavigationController?
    final let parts = NavigationBarParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// What a navigation controller makes a bar of a class by.
    public required convenience init(_bar: CGRect) { self.init(frame: _bar) }

    private func setUp() {
        for ground in [parts.edgeGround, parts.ground] { addSubview(ground) }
        appearanceDiffers()
    }

    // MARK: Items

    /// From the first on; the last is shown.
    open var items: [UINavigationItem]? {
        get { parts.items }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { parts.items.last }
    open var backItem: UINavigationItem? { parts.items.dropLast().last }
    /// Does nothing for the bar of a navigation controller, which has the items of its screens.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard navigation == nil else { return }
        let isPop = items?.last.map { new in parts.items.contains { $0 === new } } ?? true
        go(to: items ?? [], isPush: !isPop, animated: animated)
    }
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard navigation == nil, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        go(to: parts.items + [item], isPush: true, animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard navigation == nil, let item = parts.items.last, delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        go(to: parts.items.dropLast(), isPush: false, animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    // MARK: Looks

    /// Whether titles stand large below the row, where their items do not say otherwise.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { heightMayDiffer() } }
    }
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            parts.hasLook = true
            appearanceDiffers()
        }
    }
    /// Kept: a stage has no row of less height.
    open var compactAppearance: UINavigationBarAppearance?
    /// While nothing is scrolled below the bar; nil: as the standard one, without a ground.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearanceDiffers() }
    }
    /// The ground of the standard look.
    open var barTintColor: UIColor? {
        didSet {
            standardAppearance.backgroundColor = barTintColor
            appearanceDiffers()
        }
    }
    /// Whether screens reach under the bar, unless they say otherwise.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { navigation?.viewIfLoaded?.setNeedsLayout() } }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
        set {
            standardAppearance.titleTextAttributes = newValue ?? [:]
            appearanceDiffers()
        }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance.largeTitleTextAttributes }
        set {
            standardAppearance.largeTitleTextAttributes = newValue ?? [:]
            appearanceDiffers()
        }
    }
    /// An empty picture takes the ground away.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        standardAppearance.backgroundImage = backgroundImage
        appearanceDiffers()
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? standardAppearance.backgroundImage : nil
    }
    /// In place of the line to the content; an empty picture takes that away.
    open var shadowImage: UIImage? {
        get { standardAppearance.shadowImage }
        set {
            standardAppearance.shadowImage = newValue
            appearanceDiffers()
        }
    }

    // MARK: For the class

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: fullHeight)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fullHeight) }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && point.y < bounds.height - (parts.face?.collapsed ?? 0)
    }

    package override var spokenOrder: [UIView] { parts.face?.subviews.flatMap(\.spokenOrderOfFace) ?? [] }

    package override func layOutOwn() {
        super.layOutOwn()
        parts.ground.isHidden = bounds.isEmpty
        for face in [parts.face, parts.other] where face?.frame != bounds { face?.frame = bounds }
        placeGround()
    }

    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        parts.face?.showItem()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.face?.showItem()
    }
}

/// Bars of a device lying on its side have less height; a stage has none of these.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

extension UIView {
    /// Parts of a face are read as they stand in the row.
    fileprivate var spokenOrderOfFace: [UIView] { isHidden || alpha < 0.01 ? [] : [self] }
}
