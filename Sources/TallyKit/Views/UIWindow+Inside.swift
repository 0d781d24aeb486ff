import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

// What a program puts into the window that shows its root: it stands over all of that, and lets touches through beside.
extension UIWindow {
    /// Whether the window itself is not drawn: the view of its root, or SwiftUI's views, stand in its place.
    private var isStoodFor: Bool { over == nil && (self is ViewsWindow || shownBy != nil) }

    /// Shows what is inside, once views are not being made.
    final func showInside() {
        guard isStoodFor, insideOver == nil, let runtime = shownBy?.host?.runtime ?? (self as? ViewsWindow)?.runtime
        else { return }
        runtime.afterUpdate { [weak self] in self?.showInsideAtOnce(runtime) }
    }

    final func showInsideAtOnce(_ runtime: Runtime) {
        guard isStoodFor, insideOver == nil else { return }
        let made = OverlayHost(runtime, runtime.root.environment, showing: self)
        insideOver = made
        made.layer.isReached = true
        tellOfHost()
    }

    /// Another root replaces the one that is shown, as part of the transition that may be under way.
    final func swapRoot(to controller: UIViewController?) {
        // A program that makes its window has a hosting controller's views shown by SwiftUI alone.
        guard let shownBy, let controller, self is ViewsWindow || !controller.isShownBySwiftUI else { return }
        shownBy.swap(to: controller)
    }
}

/// The layer of a window: transitions that are added to it play on what the window shows.
final class WindowLayer: CALayer {
    override func add(_ anim: CAAnimation, forKey key: String?) {
        guard anim is CATransition, let window = delegate as? UIWindow else { return super.add(anim, forKey: key) }
        let call = OnMain((window, anim))
        let isHanded = MainActor.assumeIsolated {
            guard let shown = call.value.0.shownBy else { return false }
            shown.layer.add(call.value.1, forKey: key)
            return true
        }
        if !isHanded { super.add(anim, forKey: key) }
    }
}
