public import Foundation

/// Presents a controller: says where its view stands and what stands around it, and is told when it comes and goes.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UIContentContainer {
    /// It keeps its presentation controller, not the other way round; where it has gone, an empty one stands for it.
    public var presentedViewController: UIViewController { presented ?? UIViewController() }
    private weak var presented: UIViewController?
    /// Who presents; before anything is presented the presented controller itself.
    public var presentingViewController: UIViewController { presenter ?? presentedViewController }
    weak var presenter: UIViewController?
    weak var source: UIViewController?
    /// Told of what a person does to take the presentation away.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The style that it was made for.
    var madeFor = UIModalPresentationStyle.automatic
    /// The transitioning delegate has made it.
    var isCustom = false
    let container = TransitionContainer()
    private var home: (place: UIView, index: Int)?
    /// In which the presented view stands, and what is put around it; nil while nothing is presented.
    public var containerView: UIView? { isOpen ? container : nil }

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
    }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The view that comes and goes: the controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }
    /// All of the container, unless a class says otherwise.
    open var frameOfPresentedViewInContainerView: CGRect { container.bounds }
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view is taken away while another is presented.
    open var shouldRemovePresentersView: Bool { false }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presented view comes: what comes along is put into the container here.
    open func presentationTransitionWillBegin() {}
    /// - Parameter completed: false: it has been called off.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    // MARK: For kinds of presentations

    /// What moves it where no transitioning delegate does.
    package func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        ScreenTransition(presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
    }
    /// Whether the container places the presented view again when it gets another size.
    package var placesPresented: Bool { !isCustom }
    /// Whether what lies below is not touched.
    package var isModal: Bool { true }
    /// Told once it has gone for good.
    package func dismissalEnded() {}
}

extension UIPresentationController {
    var isOpen: Bool { container.presentation === self }
    var host: ModalHost? { container.host }

    /// Whether it presents in a style as in the one that it was made for.
    func suits(_ style: UIModalPresentationStyle) -> Bool { madeFor == style || madeFor.isSheet && style.isSheet }

    var removesPresenter: Bool { shouldRemovePresentersView }

    /// The view that the container covers; nil: all of the window.
    var contextView: UIView? {
        let style = presentationStyle
        guard style == .currentContext || style == .overCurrentContext, let presenter,
            presenter.definesPresentationContext, presenter.parent != nil
        else { return nil }
        return presenter.viewIfLoaded
    }

    func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        let delegate = presentedViewController.transitioningDelegate
        let own =
            isPresenting
            ? delegate?.animationController(
                forPresented: presentedViewController, presenting: presentingViewController,
                source: source ?? presentingViewController)
            : delegate?.animationController(forDismissed: presentedViewController)
        return own ?? standardAnimator(isPresenting: isPresenting)
    }

    func interactor(
        _ animator: any UIViewControllerAnimatedTransitioning, isPresenting: Bool
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let delegate = presentedViewController.transitioningDelegate
        return isPresenting
            ? delegate?.interactionControllerForPresentation(using: animator)
            : delegate?.interactionControllerForDismissal(using: animator)
    }

    // MARK: The presenter's view

    var hasTakenPresenter: Bool { home != nil }

    /// Takes the presenter's view into the container, behind all there.
    func takePresenter() {
        guard let view = presenter?.viewIfLoaded, let place = view.around else { return }
        home = (place, place.subviews.firstIndex { $0 === view } ?? 0)
        UIView.atOnce { container.insertSubview(view, at: 0) }
    }

    /// Puts the presenter's view where it is neither drawn nor touched.
    func coverPresenter() {
        guard hasTakenPresenter, let view = presenter?.viewIfLoaded else { return }
        host?.covered.addSubview(view)
    }

    func takeAndCover() {
        takePresenter()
        coverPresenter()
    }

    /// Brings the covered view back into the container.
    func bringPresenter() {
        guard hasTakenPresenter, let view = presenter?.viewIfLoaded else { return }
        UIView.atOnce {
            view.frame = container.bounds
            container.insertSubview(view, at: 0)
        }
    }

    /// Puts the presenter's view back where it was before the presentation.
    func returnPresenter() {
        guard let home, let view = presenter?.viewIfLoaded else { return }
        self.home = nil
        UIView.atOnce { home.place.insertSubview(view, at: home.index) }
    }
}

extension UIModalPresentationStyle {
    fileprivate var isSheet: Bool {
        switch self {
        case .automatic, .none, .pageSheet, .formSheet, .popover: true
        default: false
        }
    }
}

/// Over the whole of its place.
final class WholePresentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool {
        switch presentationStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }
}
