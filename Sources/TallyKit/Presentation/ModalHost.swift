import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers
import TallyUI

/// What is presented over the views of one window, and what waits to be.
@MainActor
final class ModalHost {
    /// Which holds it.
    private weak var root: HostRootView?
    var running: ModalTransition?
    private var waiting: [(isDismissal: Bool, request: () -> Void)] = []
    /// From below.
    private(set) var containers: [TransitionContainer] = []
    /// Holds the views of presenters that are covered: they are neither drawn nor reached, and stay in the window.
    private(set) lazy var covered = makeCovered()
    /// Has the stage know that something is presented: for the keys.
    private var layer: FreeLayer?
    /// Who had the keys before each presentation.
    private var keys: [ObjectIdentifier: Held] = [:]

    private struct Held {
        weak var responder: UIResponder?
    }

    init(_ root: HostRootView) { self.root = root }

    private var runtime: Runtime? { root?.host?.runtime }
    var isPlayed: Bool { runtime != nil && UIView.areAnimationsEnabled }

    func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        if let runtime { runtime.afterUpdate(action) } else { action() }
    }

    func report(_ mistake: String) { (runtime ?? .ofLayers)?.report(mistake) }

    // MARK: Requests

    var isBusy: Bool { running != nil || !waiting.isEmpty }

    /// Runs a request once nothing is in motion, in the order of the requests.
    func whenIdle(isDismissal: Bool = false, _ request: @escaping () -> Void) {
        if isBusy { waiting.append((isDismissal, request)) } else { request() }
    }

    /// Something will be dismissed before the next request.
    var isDismissalAwaited: Bool { waiting.contains { $0.isDismissal } }

    func ended(_ transition: ModalTransition) {
        guard running === transition else { return }
        running = nil
        reachChanged()
        while running == nil, !waiting.isEmpty { waiting.removeFirst().request() }
    }

    // MARK: Containers

    /// Whether a controller's view stands in this window.
    func holds(_ controller: UIViewController) -> Bool {
        root.map { controller.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false
    }

    func open(_ container: TransitionContainer, _ controller: UIPresentationController) {
        UIView.atOnce {
            if let context = controller.contextView, let place = context.around {
                container.frame = context.frame
                container.autoresizingMask = context.autoresizingMask
                place.insertSubview(container, aboveSubview: context)
            } else if let root {
                container.frame = root.bounds
                container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                root.addSubview(container)
            }
        }
        container.presentation = controller
        containers.append(container)
        takeKeys(container)
        reachChanged()
    }

    func close(_ container: TransitionContainer) {
        containers.removeAll { $0 === container }
        container.presentation = nil
        if let holder = FirstResponder.holder as? UIView, holder.isDescendant(of: container) {
            FirstResponder.drop(holder)
        }
        container.removeFromSuperview()
        reachChanged()
        giveKeysBack(container)
    }

    /// What is under a modal container is neither reached nor read.
    func isCovered(_ view: UIView) -> Bool {
        guard let top = containers.last(where: { $0.isModal }) else { return false }
        if view.isDescendant(of: top) { return false }
        return !containers.drop { $0 !== top }.contains { view.isDescendant(of: $0) }
    }

    /// Takes note that other views are reached than before.
    func reachChanged() {
        root?.host?.hostedChanged()
        guard let root, let runtime else { return }
        if containers.isEmpty {
            layer?.isReached = false
            guard root.overlay == nil, let layer else { return }
            self.layer = nil
            layer.remove()
        } else if let overlay = root.overlay {
            overlay.isReached = containers.contains { !$0.isLeaving }
            overlay.letsThrough = !containers.contains { $0.isModal }
            overlay.keys = { [weak self] in self?.keyPressed($0) ?? false }
        } else if layer == nil {
            let layer = FreeLayer(runtime)
            self.layer = layer
            layer.isReached = true
            layer.keys = { [weak self] in self?.keyPressed($0) ?? false }
            layer.show(EmptyView(), in: runtime.root.environment)
        }
    }

    /// Handles a key that nothing in the window has used.
    func keyPressed(_ key: KeyEquivalent) -> Bool {
        guard let top = containers.last(where: { !$0.isLeaving })?.presentation else { return false }
        if let alert = top.presentedViewController as? UIAlertController { return alert.keyPressed(key) }
        guard key == .escape, let sheet = top as? UISheetPresentationController else { return false }
        sheet.dismissByHand(velocity: 0)
        return true
    }

    private func takeKeys(_ container: TransitionContainer) {
        guard let view = FirstResponder.holder as? UIView, view.layer.context?.runtime === runtime else {
            runtime?.dropFocus()
            return
        }
        keys[ObjectIdentifier(container)] = Held(responder: view)
        if !view.resignFirstResponder() { FirstResponder.drop(view) }
    }

    private func giveKeysBack(_ container: TransitionContainer) {
        guard let held = keys.removeValue(forKey: ObjectIdentifier(container))?.responder as? UIView,
            FirstResponder.holder == nil, held.layer.context?.runtime === runtime, !isCovered(held)
        else { return }
        held.becomeFirstResponder()
    }

    private func makeCovered() -> UIView {
        let view = UIView(frame: root?.bounds ?? .zero)
        view.isHidden = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root?.insertSubview(view, at: 0)
        return view
    }

    // MARK: Ending

    /// Lets go of all that is presented: the window has gone.
    func end() {
        waiting = []
        running?.cutOff()
        running = nil
        for container in containers.reversed() {
            let presented = container.presentation?.presentedViewController
            presented?.disappear(animated: false)
            presented?.viewIfLoaded?.removeFromSuperview()
            if let presenter = presented?.modal.presenting { presented?.modal.forget(presenter) }
            container.removeFromSuperview()
            container.presentation = nil
        }
        containers = []
        keys = [:]
        layer?.remove()
        layer = nil
    }
}
