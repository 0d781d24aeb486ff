public import Foundation
package import TallyCore
import TallyLayers
import TallyUI

/// A screen, or a part of one: it makes its view when that is first asked for, and is told when it comes and goes.
// long: what programs override has to stand in the class itself.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UIContentContainer {
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
    open package(set) var children: [UIViewController] = []
    open package(set) weak var parent: UIViewController?
    package final var appearance = ControllerAppearance()
    /// What it has to do with presentations.
    final let modal = ModalState()
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
    }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    package final var ownStyle = UIUserInterfaceStyle.unspecified
    /// Who has the controller come and go in another way.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether a person cannot take it away by hand.
    open var isModalInPresentation = false
    /// Whether what is presented in the current context covers this controller alone, and those inside.
    open var definesPresentationContext = false
    /// Whether what is presented in the current context comes as this controller's transition style says.
    open var providesPresentationContextTransitionStyle = false

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

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
            if ownStyle != .unspecified { newValue?.styleMayDiffer(from: .unspecified) }
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
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UITraitCollection.ofWhatPlays(in: ownStyle)
    }
    /// The light or the dark for the controller's view, its children and all inside, whatever is around. What it presents has that of the
    /// window.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set { setStyle(newValue) }
    }
    /// Called when the view is told that its surroundings are others.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    /// Asked by nobody: there is no device that is turned.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Asked by nobody: there is no device that is turned.
    open var shouldAutorotate: Bool { true }

    open override var next: UIResponder? { ownView?.around ?? parent }

    // MARK: Controllers inside

    open func addChild(_ childController: UIViewController) { add(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    /// Called by the program once the child's view stands in the parent's.
    open func didMove(toParent parent: UIViewController?) { hasMoved(to: parent) }

    /// Whether children are told by this one of its coming and going; false: the class tells them itself, by
    /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Puts one child's view in the place of another's, with what the block changes animated, and tells both of it.
    ///
    /// Both have to be children already. Afterwards the first one's view is gone.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Presenting

    /// Presents another controller over this one, or over those that this one is inside of.
    ///
    /// While something is in motion the request waits for its end.
    ///
    /// - Parameter completion: called once the other one has appeared; where it cannot be presented, at once.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentModally(viewControllerToPresent, flag, completion)
    }

    /// Takes away all that stands over this controller; where nothing does, what this controller stands in itself.
    ///
    /// While something is in motion the request waits for its end.
    ///
    /// - Parameter completion: called once that has disappeared; where there is nothing, at once.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissModally(flag, completion) }

    /// What this controller, or one around it, presents.
    open var presentedViewController: UIViewController? { firstAround { $0.modal.presented } }
    /// Who presents this controller, or one around it.
    open var presentingViewController: UIViewController? {
        firstAround { $0.modal.presenting } ?? swiftUIPresenter
    }

    /// Has the nearest container around show the controller in its way; without one it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { showAround(vc, sender, isDetail: false) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showAround(vc, sender, isDetail: true) }

    // MARK: Content

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size that a child gets of one: that one.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the view becomes as large as the window has become. Classes hand it on to children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    // MARK: Bars

    /// The nearest navigation controller around.
    open var navigationController: UINavigationController? { parent?.firstAround { $0 as? UINavigationController } }
    /// The nearest tab bar controller around.
    open var tabBarController: UITabBarController? { parent?.firstAround { $0 as? UITabBarController } }

    /// What a navigation bar shows while this is the topmost screen.
    open var navigationItem: UINavigationItem {
        if let item = parts.navigationItem { return item }
        let made = UINavigationItem(title: title)
        parts.navigationItem = made
        return made
    }
    /// What a tab bar shows of it. That of a navigation controller is its root's, unless it is set.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = parts.tabBarItem { return item }
            if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
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

    // MARK: Editing

    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Called by a press of `editButtonItem`; classes begin or end editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        parts.isEditing = editing
        editingDiffers()
    }
    /// "Edit", and "Done" while the controller is editing.
    open var editButtonItem: UIBarButtonItem { editButton }

    // MARK: For containers

    /// Those inside that are shown when this one is.
    package var shownChildren: [UIViewController] {
        children.filter { $0.isViewLoaded && $0.view.isDescendant(of: view) }
    }
    /// Whether the class says which of its children are shown; else all are whose views stand in its own.
    package var choosesChildren: Bool { false }
    /// Ends what is under way inside, before the controller goes.
    package func settleChildren() {}

    /// What is shown where the controller is a window's root.
    package var content: AnyView { AnyView(ControllerContent(controller: self).id(ObjectIdentifier(self))) }
    /// Whether SwiftUI shows it by itself, as a window's root.
    package var isShownBySwiftUI: Bool { false }
    /// Told that the controller's own style is another.
    package func ownStyleChanged() {}
}
