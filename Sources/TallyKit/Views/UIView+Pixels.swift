import Foundation
import TallyCore
import TallyLayers

extension UIView {
    /// Pixels a point where the view is shown; 2 where nothing shows it yet.
    final var pixelScale: CGFloat {
        guard let runtime = layer.context?.runtime ?? Runtime.ofLayers else { return 2 }
        let scale = runtime.root.environment.displayScale
        return scale > 0 ? scale : 1
    }
}
