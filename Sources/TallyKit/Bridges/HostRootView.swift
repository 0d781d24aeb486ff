import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

/// The outermost view of what one element shows; it stands in a window.
final class HostRootView: UIView {
    weak var host: ViewHostElement?
    private(set) var content: UIView?
    private var standsIn: UIWindow?
    /// What is presented over the views.
    private(set) lazy var modals = makeModals()
    private var hasModals = false
    /// It is as large as the stage: what is presented stands in it.
    var fillsStage = false
    /// The layer over the stage that it is shown in.
    var overlay: FreeLayer?
    /// Where what is presented stands that one of the views here presents.
    private var over: OverlayHost?

    override var window: UIWindow? { content as? UIWindow ?? standsIn }
    /// What hosts the views that this one is put among, from where programs look for a controller; else the window.
    override var next: UIResponder? {
        guard !fillsStage, let window = standsIn as? ViewsWindow else { return standsIn }
        return window.shownRoot
    }
    /// The view of the screen; nil: this one is as large as that.
    override var superview: UIView? {
        if fillsStage || overlay != nil { return nil }
        if screenView == nil { screenView = ScreenView(of: self) }
        return screenView
    }
    private var screenView: ScreenView?

    private func makeModals() -> ModalHost {
        hasModals = true
        return ModalHost(self)
    }

    /// The root of the stage's own size that stands for the window; nil: none plays.
    var windowRoot: HostRootView? {
        if fillsStage { return self }
        if let root = over?.root { return root }
        guard let host else { return nil }
        let made = OverlayHost(host.runtime, host.environment)
        over = made
        return made.root
    }

    /// Shows a view, as large as this one.
    func show(_ view: UIView) {
        standsIn = UIWindow.ofHost
        if fillsStage, let controller = view.controller {
            standsIn?.shownBy = self
            (standsIn as? ViewsWindow)?.root = controller
        }
        content = view
        addSubview(view)
        view.controller?.appear(animated: false)
    }

    /// Shows another controller in place of the one that is shown.
    func swap(to controller: UIViewController) {
        guard let old = content, old !== controller.view else { return }
        old.controller?.disappear(animated: false)
        UIView.atOnce {
            insertSubview(controller.view, aboveSubview: old)
            old.removeFromSuperview()
        }
        content = controller.view
        resize(to: bounds.size)
        controller.appear(animated: false)
        host?.sizeChanged()
    }

    func end() {
        if let host { screenView?.end(host.runtime) }
        screenView = nil
        if hasModals { modals.end() }
        over?.root?.modals.end()
        over?.end()
        over = nil
        content?.controller?.disappear(animated: false)
        content?.removeFromSuperview()
        content = nil
        standsIn = nil
    }

    func resize(to size: CGSize) {
        guard bounds.size != size || content?.bounds.size != size else { return }
        let controllers = fillsStage && bounds.size != .zero && bounds.size != size ? toldOfSize : []
        let coordinators = controllers.map { ResizeCoordinator($0) }
        for (controller, coordinator) in zip(controllers, coordinators) {
            controller.viewWillTransition(to: size, with: coordinator)
        }
        UIView.atOnce {
            layer.bounds = CGRect(origin: .zero, size: size)
            layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
            // What is presented follows by its mask; the content has the size itself.
            let old = traits.laidOutSize
            traits.laidOutSize = size
            if let old, old != size {
                for view in inside where view !== content { view.followSuperview(from: old, to: size) }
            }
            resizeInside()
            // Another host may have it by now.
            guard let content, content.around === self else { return }
            content.layer.bounds.size = size
            content.layer.position = layer.position
        }
        for coordinator in coordinators { coordinator.end() }
    }

    /// Those who follow the size of the window.
    private var toldOfSize: [UIViewController] {
        let presented = hasModals ? modals.containers.compactMap { $0.presentation?.presentedViewController } : []
        return [content?.controller].compactMap { $0 } + presented
    }

    /// Has colours and fonts that depend on the surroundings looked up anew.
    func surroundingsChanged(from previous: UITraitCollection) {
        UIView.atOnce { tellOfSurroundings(previous) }
    }

    /// Nobody on the way here has done anything with the touch.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        host?.touches.isLeft = !fillsStage
        super.touchesBegan(touches, with: event)
    }

    override func insideIntrinsicSizeChanged() { host?.sizeChanged() }

    /// What assistive technology is told of, from the back: of what stands under something modal, nothing.
    var spoken: [SpokenView] {
        guard hasModals else { return content.map { SpokenView.all(in: $0, of: self) } ?? [] }
        let containers = modals.containers
        let views: [UIView] =
            containers.lastIndex { $0.isModal }.map { Array(containers[$0...]) } ?? subviews
        return views.filter { ($0 as? TransitionContainer)?.isLeaving != true }.flatMap {
            SpokenView.all(in: $0, of: self)
        }
    }

    /// Whether something modal stands over a view.
    func isCovered(_ view: UIView) -> Bool { hasModals && modals.isCovered(view) }
}
