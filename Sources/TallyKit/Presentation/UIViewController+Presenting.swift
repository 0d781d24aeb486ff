import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

extension UIViewController {
    /// Who presents what this controller is asked to present: the outermost around it, or the context that the style asks for.
    private func presenter(of other: UIViewController) -> UIViewController {
        let style = other.modalPresentationStyle
        if style == .currentContext || style == .overCurrentContext,
            let context = firstAround({ $0.definesPresentationContext ? $0 : nil })
        {
            if context.providesPresentationContextTransitionStyle {
                other.modalTransitionStyle = context.modalTransitionStyle
            }
            return context
        }
        return outermost
    }

    private var outermost: UIViewController { firstAround { $0.parent == nil ? $0 : nil } ?? self }

    /// What holds the controller's view among those of SwiftUI; nil: it stands nowhere.
    private var hostRoot: HostRootView? {
        var view: UIView? = firstAround { $0.viewIfLoaded?.around }
        while let current = view {
            if let root = current as? HostRootView { return root }
            view = current.around
        }
        return nil
    }

    /// The controller that stands for SwiftUI's view that presents this one; nil: nothing of SwiftUI's does.
    final var swiftUIPresenter: UIViewController? {
        guard let host = hostRoot?.host, host.environment.isPresented else { return nil }
        return UIWindow.ofViews.rootViewController
    }

    /// What shows presentations over the controller; nil: it is shown nowhere.
    private var modalHost: ModalHost? {
        if let root = hostRoot { return root.windowRoot?.modals }
        return firstAround { $0.modal.root?.modals }
    }

    final func presentModally(_ other: UIViewController, _ isAnimated: Bool, _ completion: (() -> Void)?) {
        let host = modalHost
        let refusal = refusal(of: other, isLater: host?.isBusy == true)
        guard refusal == nil, let host else {
            refuse(other, refusal ?? "whose view is not in the window hierarchy.")
            completion?()
            return
        }
        host.whenIdle { [self] in
            // What has ended meanwhile may have taken this controller away.
            if let refusal = self.refusal(of: other, isLater: false)
                ?? (modalHost === host ? nil : "whose view is not in the window hierarchy.")
            {
                refuse(other, refusal)
                completion?()
                return
            }
            let presenter = presenter(of: other)
            let controller = other.ownPresentationController(presenting: presenter, source: self)
            controller.source = self
            presenter.modal.presented = other
            other.modal.presenting = presenter
            ModalTransition(
                host, controller, isPresenting: true, isAnimated: isAnimated, presenter: presenter,
                completion: completion
            ).start()
        }
    }

    /// Why another controller cannot be presented, as Apple's warning ends; nil: it can.
    ///
    /// - Parameter isLater: what is under way may have changed that by then.
    private func refusal(of other: UIViewController, isLater: Bool) -> String? {
        if other === self || isAround(other) { return "which it stands in itself." }
        if other.parent != nil { return "which has a parent." }
        let presented = presenter(of: other).modal.presented
        if let presented, !isLater || !presented.modal.isBeingDismissed && modalHost?.isDismissalAwaited != true {
            return "which is already presenting \(type(of: presented))."
        }
        if let presenting = other.modal.presenting, !isLater {
            return "which \(type(of: presenting)) is already presenting."
        }
        return nil
    }

    private func isAround(_ other: UIViewController) -> Bool {
        var child: UIViewController? = self
        while let current = child {
            if current === other { return true }
            child = current.parent ?? current.modal.presenting
        }
        return false
    }

    private func refuse(_ other: UIViewController, _ reason: String) {
        report("Attempt to present \(type(of: other)) on \(type(of: self)) \(reason)")
    }

    final func dismissModally(_ isAnimated: Bool, _ completion: (() -> Void)?) {
        if firstPresented == nil, let root = hostRoot, let environment = root.host?.environment, environment.isPresented
        {
            // It is SwiftUI's presentation that it stands in.
            environment.dismiss()
            completion?()
            return
        }
        guard let host = firstPresented?.modal.controller?.host ?? modalHost else {
            completion?()
            return
        }
        host.whenIdle(isDismissal: true) { [self] in
            guard let lowest = firstPresented, let presenter = lowest.modal.presenting else {
                completion?()
                return
            }
            var chain = [lowest]
            while let next = chain.last?.modal.presented { chain.append(next) }
            guard let top = chain.last, let controller = top.modal.controller else {
                completion?()
                return
            }
            ModalTransition(
                host, controller, isPresenting: false, isAnimated: isAnimated, presenter: presenter,
                between: Array(chain.dropLast()), completion: completion
            ).start()
        }
    }

    /// What goes where the controller is asked to dismiss: what stands over it, else what it stands in.
    private var firstPresented: UIViewController? {
        firstAround { $0.modal.presented } ?? firstAround { $0.modal.presenting == nil ? nil : $0 }
    }
}
