import Foundation
import TallyCore
import TallyLayers

/// The view that a presentation happens in.
final class TransitionContainer: UIView {
    /// What presents in it; nil while it stands nowhere.
    var presentation: UIPresentationController?
    /// A transition is under way.
    var isMoving = false

    init() { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }

    var host: ModalHost? {
        var view: UIView? = around
        while let current = view {
            if let root = current as? HostRootView { return root.modals }
            view = current.around
        }
        return nil
    }

    /// It is on its way out by itself: what is below is touched already.
    var isLeaving: Bool {
        guard let presented = presentation?.presentedViewController else { return true }
        return presented.modal.isBeingDismissed && presented.modal.transition?.isInteractive != true
    }

    var isModal: Bool { !isLeaving && presentation?.isModal == true }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let presentation, !isMoving, presentation.placesPresented { place(presentation) }
        presentation?.containerViewDidLayoutSubviews()
    }

    private func place(_ presentation: UIPresentationController) {
        guard let view = presentation.presentedView, view.around === self,
            CATransform3DIsIdentity(view.layer.transform)
        else { return }
        let frame = presentation.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// Puts the presented view in its place, in front.
    func show(_ presentation: UIPresentationController) {
        guard let view = presentation.presentedView, view.around == nil else { return }
        view.frame = presentation.frameOfPresentedViewInContainerView
        addSubview(view)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isLeaving { return nil }
        let hit = super.hitTest(point, with: event)
        if hit === self, !isModal { return nil }
        return hit
    }
}
