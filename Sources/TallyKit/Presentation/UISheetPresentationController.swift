public import Foundation
import TallyControls
import TallyLayers

/// Presents a controller on a card at the bottom edge, which rests at one of its heights.
///
/// A finger pulls it up and down, and away, with its speed. What may not go (`isModalInPresentation`) gives way a little.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    /// Where the sheet can rest. None count as `large`.
    open var detents: [Detent] = [.large()] {
        didSet { placeAgain() }
    }
    /// Where it rests; nil, or one that there is not: at the first of them. Set within `animateChanges(_:)`, it moves there.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { placeAgain() } }
    }
    /// The largest detent at which what lies below is neither darker nor out of reach; nil: it always is.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { placeAgain() }
    }
    open var prefersGrabberVisible = false {
        didSet { card.showsGrabber = prefersGrabberVisible }
    }
    /// Points; nil: as sheets are.
    open var preferredCornerRadius: CGFloat? {
        didSet { card.radius = preferredCornerRadius ?? PresentationLook.sheetRadius }
    }
    /// Whether a finger that goes upwards lifts the sheet before what is in it scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    let card = SheetCard()
    let dimming = UIView()
    private lazy var drag = SheetDrag(self)
    /// Whole ways a second with which it goes, as a finger has let go of it.
    private(set) var dismissVelocity: CGFloat = 0
    private var isDismissedByHand = false

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = .black
        dimming.alpha = 0
    }

    /// Moves what the block changes of the sheet: the detents, which of them is selected.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(
            springDuration: PresentationLook.springDuration, bounce: 0, options: .allowUserInteraction
        ) { changes() }
    }

    /// Has the heights of the detents asked for again.
    open func invalidateDetents() { placeAgain() }

    // MARK: Heights

    private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        let stage = container.bounds.height
        let context = SheetContext(
            stage: stage, largest: PresentationLook.largestSheet(stage: stage), .ofWhatIsPlayed)
        let found = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (identifier: detent.identifier, height: $0) }
        }
        return found.isEmpty ? [(.large, context.maximumDetentValue)] : found
    }

    /// The heights, the lowest first.
    var ordered: [(identifier: Detent.Identifier, height: CGFloat)] { heights.sorted { $0.height < $1.height } }

    /// Where the sheet rests.
    var selected: (identifier: Detent.Identifier, height: CGFloat) {
        let heights = heights
        return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]
    }

    func frame(height: CGFloat) -> CGRect {
        let bounds = container.bounds
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    private var isUndimmed: Bool {
        guard let largest = ordered.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return false
        }
        return selected.height <= largest.height
    }

    /// Shows the card at a height that a finger has it at, or that it rests at.
    func show(height: CGFloat) {
        let lowest = ordered[0].height
        card.frame = CGRect(
            x: 0, y: container.bounds.height - height, width: container.bounds.width, height: max(height, lowest))
        guard lowest > 0 else { return }
        let share = min(max(height / lowest, 0), 1)
        dimming.alpha = isUndimmed ? 0 : PresentationLook.dimming * share
    }

    private func placeAgain() {
        guard isOpen, presentedViewController.modal.transition == nil, card.around != nil else { return }
        show(height: selected.height)
        container.host?.reachChanged()
    }

    // MARK: Presenting

    open override var presentedView: UIView? {
        card.hold(presentedViewController.view)
        return card
    }
    open override var frameOfPresentedViewInContainerView: CGRect { frame(height: selected.height) }
    package override var isModal: Bool { !isUndimmed }
    package override var placesPresented: Bool { !drag.isDragging }

    open override func containerViewWillLayoutSubviews() { dimming.frame = container.bounds }

    open override func presentationTransitionWillBegin() {
        UIView.atOnce {
            dimming.frame = container.bounds
            container.insertSubview(dimming, at: 0)
        }
        drag.attach()
        presentedViewController.transitionCoordinator?.animate { [self] _ in
            dimming.alpha = isUndimmed ? 0 : PresentationLook.dimming
        }
    }

    open override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [self] _ in dimming.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if !completed { placeAgain() }
    }

    package override func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        if presentedViewController.modalTransitionStyle == .crossDissolve {
            return ScreenTransition(.crossDissolve, isPresenting: isPresenting)
        }
        return SheetTransition(self, isPresenting: isPresenting)
    }

    package override func dismissalEnded() {
        dismissVelocity = 0
        guard isDismissedByHand else { return }
        isDismissedByHand = false
        delegate?.presentationControllerDidDismiss(self)
    }

    // MARK: By hand

    var mayBeDismissed: Bool { !presentedViewController.isModalInPresentation }

    /// Takes the sheet away as a person asks for it. Returns false if it stays.
    ///
    /// - Parameter velocity: points a second downwards.
    @discardableResult
    func dismissByHand(velocity: CGFloat) -> Bool {
        guard mayBeDismissed, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        let way = container.bounds.height - card.frame.minY
        dismissVelocity = way > 0 ? max(velocity / way, 0) : 0
        isDismissedByHand = true
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.presentingViewController?.dismiss(animated: true)
        return true
    }

    /// Brings the sheet to one of its heights as a finger has let go of it.
    func settle(at detent: Detent.Identifier, velocity: CGFloat) {
        let isOther = detent != selected.identifier
        let way = frame(height: ordered.first { $0.identifier == detent }?.height ?? 0).minY - card.frame.minY
        UIView.animate(
            springDuration: PresentationLook.springDuration, bounce: 0,
            initialSpringVelocity: abs(way) > 1 ? velocity / way : 0, options: .allowUserInteraction
        ) {
            if isOther { selectedDetentIdentifier = detent }
            show(height: selected.height)
        }
        guard isOther else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
