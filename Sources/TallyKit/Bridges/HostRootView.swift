import Foundation
import TallyCore
import TallyLayers

/// The outermost view of what one element shows; it stands in a window.
final class HostRootView: UIView {
    weak var host: ViewHostElement?
    private(set) var content: UIView?
    private var standsIn: UIWindow?

    override var window: UIWindow? { standsIn }
    override var next: UIResponder? { standsIn }

    /// Shows a view, as large as this one.
    func show(_ view: UIView) {
        standsIn = UIWindow.ofHost
        content = view
        addSubview(view)
        view.controller?.appear()
    }

    func end() {
        content?.controller?.disappear()
        content?.removeFromSuperview()
        content = nil
        standsIn = nil
    }

    func resize(to size: CGSize) {
        guard bounds.size != size || content?.bounds.size != size else { return }
        UIView.performWithoutAnimation {
            layer.bounds = CGRect(origin: .zero, size: size)
            layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
            // Another host may have it by now.
            guard let content, content.superview === self else { return }
            content.layer.bounds.size = size
            content.layer.position = layer.position
        }
    }

    /// Has colours and fonts that depend on the surroundings looked up anew.
    func surroundingsChanged(from previous: UITraitCollection) {
        UIView.performWithoutAnimation { tellOfSurroundings(previous) }
    }

    override func insideIntrinsicSizeChanged() { host?.sizeChanged() }

    /// What assistive technology is told of, from the back.
    var spoken: [SpokenView] { content.map { SpokenView.all(in: $0, of: self) } ?? [] }
}
