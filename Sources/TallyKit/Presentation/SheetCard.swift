import Foundation
import TallyControls
import TallyLayers

/// The card of a sheet: it rounds its upper corners, and has a mark at its upper edge.
final class SheetCard: UIView {
    private let grabber = UIView()
    var showsGrabber = false {
        didSet { grabber.isHidden = !showsGrabber }
    }
    var radius = PresentationLook.sheetRadius {
        didSet { layer.cornerRadius = radius }
    }

    /// Whether the sheet is pulled, where a finger goes a way on a scroll view in it.
    var pulls: (UIScrollView, CGPoint) -> Bool = { _, _ in false }

    /// Whether a sheet around a scroll view is pulled by a finger that goes a way on it.
    static func isPulled(from scroll: UIScrollView, _ way: CGPoint) -> Bool {
        var view = scroll.around
        while let current = view {
            if let card = current as? SheetCard { return abs(way.y) > abs(way.x) && card.pulls(scroll, way) }
            view = current.around
        }
        return false
    }

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = radius
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        clipsToBounds = true
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = PresentationLook.grabber.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a view, as large as the card.
    func hold(_ view: UIView) {
        guard view.around !== self else { return }
        UIView.atOnce {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view !== grabber { view.frame = bounds }
        let size = PresentationLook.grabber
        grabber.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: PresentationLook.grabberInset, width: size.width, height: size.height
        )
    }
}

/// How a sheet comes from the bottom edge and goes there, from wherever a finger has let go of it.
final class SheetTransition: NSObject, PacedTransition {
    private let sheet: UISheetPresentationController
    private let isPresenting: Bool

    init(_ sheet: UISheetPresentationController, isPresenting: Bool) {
        self.sheet = sheet
        self.isPresenting = isPresenting
    }

    var velocity: CGFloat { isPresenting ? 0 : sheet.dismissVelocity }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (card, container) = (sheet.card, context.containerView)
        if isPresenting {
            UIView.atOnce {
                _ = sheet.presentedView
                card.frame = sheet.frameOfPresentedViewInContainerView
                container.addSubview(card)
                card.layoutIfNeeded()
                card.frame.origin.y = container.bounds.height
            }
        }
        move {
            card.frame.origin.y =
                isPresenting ? sheet.frameOfPresentedViewInContainerView.minY : container.bounds.height
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
