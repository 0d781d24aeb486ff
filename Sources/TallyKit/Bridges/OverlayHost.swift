import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers
import TallyUI

/// A root for views of UIKit's over all of a stage whose own root is not UIKit's.
@MainActor
final class OverlayHost {
    let layer: FreeLayer
    private let view: UIView
    private(set) weak var root: HostRootView?

    /// - Parameter view: what is shown below what is presented.
    init(_ runtime: Runtime, _ environment: EnvironmentValues, showing view: UIView = OverlayView()) {
        layer = FreeLayer(runtime)
        self.view = view
        layer.show(ViewContent(view: view).ignoresSafeArea(), in: environment)
        root = view.around as? HostRootView
        root?.fillsStage = true
        root?.overlay = layer
    }

    func end() { layer.remove() }
}

/// An empty view that is not touched, below what is presented.
final class OverlayView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
