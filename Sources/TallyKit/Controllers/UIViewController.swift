public import Foundation
package import TallyCore
import TallyLayers

/// A screen, or a part of one: it makes its view when that is first asked for, and is told when it comes and goes.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// What bars show of it.
    open var title: String? {
        didSet {
            navigationItem.title = title
            if let item = parts.tabBarItem { item.title = title }
        }
    }
    private var ownView: UIView?
    /// What few controllers say, and what those around say to them.
    package final let parts = ControllerParts()
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// There are no files of Interface Builder to load: the view is made by `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// There are no archives to make it of: it is made as by `init()`.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: The view

    /// Made by `loadView()` when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return ownView
        }
        set {
            ownView?.controller = nil
            ownView = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { ownView }
    open var isViewLoaded: Bool { ownView != nil }

    /// Sets `view`; to an empty one, unless a class makes another.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }
    open func loadViewIfNeeded() {
        if ownView != nil { return }
        loadView()
        if ownView == nil { view = UIView() }
        viewDidLoad()
    }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called when bars take more or less of the view than before.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called in place of the view's `updateConstraints()`, which it has to call.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func didReceiveMemoryWarning() {}
    /// What the view is shown in.
    open var traitCollection: UITraitCollection { UITraitCollection.ofWhatIsPlayed }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }

    open override var next: UIResponder? { ownView?.superview ?? parent }

    // MARK: Controllers inside

    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        if isShown, shows(childController), childController.isViewLoaded,
            childController.view.isDescendant(of: view)
        {
            childController.appear(animated: false)
        }
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        disappear(animated: false)
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {}
    /// Called by the program once the child's view stands in the parent's.
    open func didMove(toParent parent: UIViewController?) {
        if let parent, parent.isShown, parent.shows(self) { appear(animated: false) }
    }

    // MARK: Bars

    /// What a navigation bar shows while this is the topmost screen.
    open var navigationItem: UINavigationItem {
        if let item = parts.navigationItem { return item }
        let made = UINavigationItem(title: title)
        parts.navigationItem = made
        return made
    }
    /// What a tab bar shows of it.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = parts.tabBarItem { return item }
            let made = UITabBarItem(title: title, image: nil, tag: 0)
            parts.tabBarItem = made
            return made
        }
        set {
            parts.tabBarItem = newValue
            tabBarController?.itemsDiffer()
        }
    }
    /// Whether the tab bar goes away while this screen, or one above it, is shown by a navigation controller.
    open var hidesBottomBarWhenPushed: Bool {
        get { parts.hidesBottomBar }
        set { parts.hidesBottomBar = newValue }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        parts.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDiffer(of: self)
    }

    // MARK: For containers

    /// Those inside that are shown when this one is.
    package var shownChildren: [UIViewController] { children }
    /// Ends what is under way inside, before the controller goes.
    package func settleChildren() {}

    /// What is shown where the controller is a window's root.
    package var content: AnyView { AnyView(ControllerContent(controller: self)) }
}

/// How a screen is put over another. Here it changes nothing: `present(_:animated:completion:)` is not there.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}

/// The colour of a status bar; there is none on a stage.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
