import Foundation

/// What a controller has to do with presentations.
@MainActor
final class ModalState {
    weak var presenting: UIViewController?
    var presented: UIViewController?
    /// How the controller is, or would be, presented.
    var controller: UIPresentationController?
    weak var transition: ModalTransition?
    var isBeingPresented = false
    var isBeingDismissed = false
    /// Where the controller is shown whose view stands in none of UIKit's.
    weak var root: ControllerRoot?

    nonisolated init() {}

    /// Lets go of a presentation that did not come about.
    func forget(_ presenter: UIViewController) {
        presenter.modal.presented = nil
        isOut()
    }

    func isOut() {
        presenting = nil
        presented = nil
        // The next time it is presented by another.
        controller = nil
    }
}

extension UIViewController {
    /// Whether it comes because it is presented; also of those inside of what is.
    public var isBeingPresented: Bool { firstAround { $0.modal.isBeingPresented ? true : nil } ?? false }
    public var isBeingDismissed: Bool { firstAround { $0.modal.isBeingDismissed ? true : nil } ?? false }

    /// How the controller is, or would be, presented; of one that is inside of another, how that is.
    public var presentationController: UIPresentationController? { modalRoot.ownPresentationController() }

    /// The card that the controller is, or would be, presented on; nil: it is presented otherwise.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    private var modalRoot: UIViewController {
        firstAround { $0.modal.controller?.isOpen == true || $0.parent == nil ? $0 : nil } ?? self
    }

    /// Makes what presents the controller in its style, where it has none that is of use.
    final func ownPresentationController(
        presenting: UIViewController? = nil, source: UIViewController? = nil
    ) -> UIPresentationController {
        if let known = modal.controller, known.isOpen || known.suits(modalPresentationStyle),
            presenting == nil || known.presentingViewController === presenting || !known.isCustom
        {
            if let presenting { known.presenter = presenting }
            return known
        }
        let delegate = modal.controller?.delegate
        let made = makePresentationController(presenting, source ?? presenting ?? self)
        made.madeFor = modalPresentationStyle
        if made.delegate == nil { made.delegate = delegate }
        modal.controller = made
        return made
    }

    private func makePresentationController(
        _ presenting: UIViewController?, _ source: UIViewController
    ) -> UIPresentationController {
        if self is UIAlertController { return AlertPresentation(presentedViewController: self, presenting: presenting) }
        switch modalPresentationStyle {
        case .custom:
            if let own = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
            {
                own.isCustom = true
                return own
            }
            return WholePresentation(presentedViewController: self, presenting: presenting)
        case .automatic, .none, .pageSheet, .formSheet, .popover:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
            return WholePresentation(presentedViewController: self, presenting: presenting)
        }
    }
}
