public import Foundation
import TallyControls
import TallyLayers

/// Screens one over another, and a bar that says where one is.
///
/// A push comes in from the trailing edge over the screen below, which moves a third of the way and darkens. `viewControllers` is what was
/// asked for last; what is asked for during a motion is shown after it, or turns it round where it leads back. A swipe from the leading
/// edge pops the topmost screen with the finger.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// Seconds in which bars are hidden and shown.
    public nonisolated static let hideShowBarDuration = 0.2

    final let deck = NavigationParts()
    private let bar: UINavigationBar
    private let tools: UIToolbar

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, tools) = (UINavigationBar(), UIToolbar())
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        (bar, tools) = (UINavigationBar(), UIToolbar())
        super.init(coder: coder)
    }

    public init(rootViewController: UIViewController) {
        (bar, tools) = (UINavigationBar(), UIToolbar())
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// - Parameters:
    ///   - navigationBarClass: derived from `UINavigationBar`; nil, and any other: that one.
    ///   - toolbarClass: derived from `UIToolbar`; nil, and any other: that one.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).init(_bar: .zero)
        tools = (toolbarClass as? UIToolbar.Type ?? UIToolbar.self).init(_bar: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    open weak var delegate: (any UINavigationControllerDelegate)?
    open var navigationBar: UINavigationBar { bar }
    open var toolbar: UIToolbar! { tools }

    // MARK: The screens

    /// From the root on.
    open var viewControllers: [UIViewController] {
        get { deck.stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { deck.stack.last }
    open var visibleViewController: UIViewController? { deck.stack.last }

    /// Comes as a push, unless the new topmost screen was below already: then as a pop.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var new: [UIViewController] = []
        for controller in viewControllers where mayHold(controller) && !new.contains(where: { $0 === controller }) {
            new.append(controller)
        }
        let isPop = new.last.map { top in deck.stack.contains { $0 === top } } ?? true
        change(to: new, isPush: !isPop, animated: animated)
    }

    /// A screen that stands in the stack already, and a navigation controller, are reported, and not pushed.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard mayHold(viewController) else { return }
        if deck.stack.contains(where: { $0 === viewController }) {
            return report("A controller was pushed that stands in the stack already. Pop to it, or push another one.")
        }
        change(to: deck.stack + [viewController], isPush: true, animated: animated)
    }

    /// Returns the screen that goes; nil: there is none but the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard deck.stack.count > 1, let top = deck.stack.last else { return nil }
        change(to: deck.stack.dropLast(), isPush: false, animated: animated)
        return top
    }

    /// Returns the screens that go; nil: the controller does not stand in the stack, which is reported.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = deck.stack.firstIndex(where: { $0 === viewController }) else {
            report("A controller was popped to that does not stand in the stack. Push it, or set viewControllers.")
            return nil
        }
        let gone = Array(deck.stack[(place + 1)...])
        if !gone.isEmpty { change(to: Array(deck.stack[...place]), isPush: false, animated: animated) }
        return gone
    }

    /// Returns the screens that go; nil: the root is shown already.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard deck.stack.count > 1, let root = deck.stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    // MARK: Bars

    open var isNavigationBarHidden: Bool {
        get { deck.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Animated, the bar goes up in 0.2 s; while screens come and go, it goes with them.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != deck.isBarHidden else { return }
        deck.isBarHidden = hidden
        barsDiffer(animated: animated)
    }
    open var isToolbarHidden: Bool {
        get { deck.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != deck.isToolbarHidden else { return }
        deck.isToolbarHidden = hidden
        barsDiffer(animated: animated)
    }

    /// Whether a tap that nothing else takes hides the bar, and shows it again.
    open var hidesBarsOnTap = false {
        didSet { barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap }
    }
    open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self) { [weak self] (tap: UITapGestureRecognizer) in
            guard let self, !bar.point(inside: tap.location(in: bar), with: nil) else { return }
            setNavigationBarHidden(!isNavigationBarHidden, animated: true)
        }
        tap.cancelsTouchesInView = false
        loadViewIfNeeded()
        view.addGestureRecognizer(tap)
        return tap
    }()

    /// The swipe that pops. Where the back button is hidden, it begins only with a delegate of the program's.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { deck.swipe }

    // MARK: For the class

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.navigation = self
        bar.navigation = self
        view.addSubview(deck.screens)
        view.addSubview(bar)
        view.addSubview(tools)
        deck.swipe.addTarget(self) { [weak self] (swipe: UIPanGestureRecognizer) in self?.swiped(swipe) }
        deck.swipe.navigation = self
        view.addGestureRecognizer(deck.swipe)
        self.view = view
        bar.appearanceDiffers()
        showTop()
    }

    /// Pushes it.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    package override var choosesChildren: Bool { true }
    package override var shownChildren: [UIViewController] {
        deck.motion == nil ? deck.shown.map { [$0] } ?? [] : []
    }
    package override func settleChildren() { finishMotion() }

    private func mayHold(_ controller: UIViewController) -> Bool {
        guard controller is UINavigationController else { return true }
        report("A navigation controller was put into another. Push what it shows instead.")
        return false
    }
}

/// The view of a navigation controller.
final class NavigationView: UIView {
    weak var navigation: UINavigationController?

    override func layOutOwn() {
        super.layOutOwn()
        navigation?.layOutScreens()
    }

    override func safeAreaDiffers() {
        super.safeAreaDiffers()
        setNeedsLayout()
    }
}
