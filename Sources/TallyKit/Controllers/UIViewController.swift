public import Foundation
package import TallyCore
import TallyLayers

/// A screen, or a part of one: it makes its view when that is first asked for, and is told when it comes and goes.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// What bars would show of it.
    open var title: String?
    private var ownView: UIView?
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    private var isShown = false
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

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
        if isShown, childController.isViewLoaded, childController.view.isDescendant(of: view) {
            childController.appear()
        }
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        disappear()
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {}
    /// Called by the program once the child's view stands in the parent's.
    open func didMove(toParent parent: UIViewController?) {
        if let parent, parent.isShown { appear() }
    }

    // MARK: Coming and going

    /// Tells the controller, and those inside, that it is shown now.
    package final func appear() {
        loadViewIfNeeded()
        guard !isShown else { return }
        isShown = true
        viewWillAppear(false)
        viewIsAppearing(false)
        for child in children { child.appear() }
        guard let runtime = view.layer.context?.runtime else { return viewDidAppear(false) }
        // Once what is shown has been laid out.
        runtime.afterUpdate { [weak self] in if let self, isShown { viewDidAppear(false) } }
    }

    package final func disappear() {
        guard isShown else { return }
        isShown = false
        viewWillDisappear(false)
        for child in children { child.disappear() }
        viewDidDisappear(false)
    }

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
