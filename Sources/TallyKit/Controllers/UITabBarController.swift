public import Foundation
import TallyControls
import TallyLayers

/// Who decides, and is told, which screen a tab bar controller shows.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asked for a press, also on the tab that is selected.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called for a press, and not where the program selects.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Screens of which one is shown at a time, chosen in a bar at the bottom. Another one is there at once.
///
/// A press on the tab that is selected pops a navigation controller to its root. All tabs stand in the bar, however many there are.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    private let bar = UITabBar()
    private var screens: [UIViewController] = []
    private var selection: Int?
    private var isBarAway = false
    private let place = UIView()

    open var tabBar: UITabBar { bar }

    /// Setting them keeps the selected one, where it is among them; else the first is selected.
    open var viewControllers: [UIViewController]? {
        get { screens }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Animated changes nothing: tabs come at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        var new: [UIViewController] = []
        for controller in viewControllers ?? [] where !new.contains(where: { $0 === controller }) {
            new.append(controller)
        }
        let selected = selectedViewController
        for old in screens where !new.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        let coming = new.filter { $0.parent !== self }
        screens = new
        selection = selected.flatMap { one in new.firstIndex { $0 === one } } ?? (new.isEmpty ? nil : 0)
        for controller in coming {
            addChild(controller)
            controller.set(bars: bars)
        }
        itemsDiffer()
        showSelected(insteadOf: selected)
        for controller in coming { controller.didMove(toParent: self) }
    }

    /// Setting it to what there is not changes nothing. `NSNotFound`: there is none.
    open var selectedIndex: Int {
        get { selection ?? NSNotFound }
        set {
            guard screens.indices.contains(newValue), newValue != selection else { return }
            let old = selectedViewController
            selection = newValue
            showSelected(insteadOf: old)
        }
    }
    open var selectedViewController: UIViewController? {
        get { selection.flatMap { screens.indices.contains($0) ? screens[$0] : nil } }
        set { if let newValue, let index = screens.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    open override func loadView() {
        let view = TabBarControllerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.owner = self
        view.addSubview(place)
        view.addSubview(bar)
        bar.tabs = self
        self.view = view
        showSelected(insteadOf: nil)
    }

    package override var choosesChildren: Bool { true }
    package override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    final func itemsDiffer() {
        bar.items = screens.map(\.tabBarItem)
        bar.selectedItem = selectedViewController?.tabBarItem
    }

    private func showSelected(insteadOf old: UIViewController?) {
        bar.selectedItem = selectedViewController?.tabBarItem
        guard isViewLoaded else { return }
        let new = selectedViewController
        if new === old, new?.viewIfLoaded?.around === place { return }
        old?.beginAppearanceTransition(false, animated: false)
        if let new {
            UIView.atOnce {
                new.view.frame = place.bounds
                place.addSubview(new.view)
                layOutTabs()
            }
            if isShown { new.beginAppearanceTransition(true, animated: false) }
        }
        if let old, old !== new { old.viewIfLoaded?.removeFromSuperview() }
        old?.endAppearanceTransition()
        // While the container itself comes, its screen has come with it.
        if appearance.state == .there { new?.endAppearanceTransition() }
        barMayGo()
    }

    /// A tab was pressed.
    final func pressed(_ item: UITabBarItem) {
        guard let index = screens.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let controller = screens[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if index == selection {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedIndex = index
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: The bar's place

    private var bars: UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: 0, bottom: isBarAway || !bar.isTranslucent ? 0 : BarMeasures.tabHeight, right: 0)
    }

    final func layOutTabs() {
        guard let view = viewIfLoaded else { return }
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let top = bounds.height - safe.bottom - BarMeasures.tabHeight
        place.frame =
            bar.isTranslucent || isBarAway
            ? bounds
            : CGRect(
                x: 0, y: 0, width: bounds.width, height: max(top, 0))
        if let shown = selectedViewController?.viewIfLoaded, shown.around === place { shown.frame = place.bounds }
        for controller in screens { controller.set(bars: bars) }
        bar.reach = safe.bottom
        bar.setPlace(CGRect(x: shift * bounds.width, y: top, width: bounds.width, height: BarMeasures.tabHeight))
        bar.isHidden = shift != 0 && !isMoving
    }

    /// How far the bar is moved aside, in its widths.
    private var shift: CGFloat = 0
    private var isMoving = false

    /// Whether a screen that a navigation controller shows wants the bar away.
    private func wantsBarAway(_ navigation: UINavigationController, upTo controller: UIViewController) -> Bool {
        for screen in navigation.viewControllers {
            if screen.hidesBottomBarWhenPushed { return true }
            if screen === controller { break }
        }
        return controller.hidesBottomBarWhenPushed
    }

    /// Has the bar go and come with the screens of a navigation controller.
    final func move(with navigation: UINavigationController, _ motion: NavigationMotion) {
        guard navigation === selectedViewController else { return }
        let from = wantsBarAway(navigation, upTo: motion.from)
        let to = wantsBarAway(navigation, upTo: motion.to)
        guard from || to else { return }
        let side: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
        let (start, end): (CGFloat, CGFloat) = (from ? side : 0, to ? side : 0)
        isMoving = true
        isBarAway = motion.isTurned ? from : to
        shift = start + (end - start) * motion.share
        layOutTabs()
    }

    /// The screens have come to rest.
    final func moved(with navigation: UINavigationController) {
        guard isMoving, navigation === selectedViewController else { return }
        barMayGo()
    }

    private func barMayGo() {
        isMoving = false
        var isAway = selectedViewController?.hidesBottomBarWhenPushed ?? false
        if let navigation = selectedViewController as? UINavigationController, let top = navigation.topViewController {
            isAway = wantsBarAway(navigation, upTo: top)
        } else {
            isAway = false
        }
        isBarAway = isAway
        shift = isAway ? -1 : 0
        layOutTabs()
    }
}

/// The view of a tab bar controller.
private final class TabBarControllerView: UIView {
    weak var owner: UITabBarController?

    override func layOutOwn() {
        super.layOutOwn()
        owner?.layOutTabs()
    }

    override func safeAreaDiffers() {
        super.safeAreaDiffers()
        setNeedsLayout()
    }
}
