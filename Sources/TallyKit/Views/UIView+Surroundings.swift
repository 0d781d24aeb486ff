import Foundation
import TallyLayers

extension UIView {
    final func tellOfSurroundings(_ previous: UITraitCollection) {
        inOwnStyle {
            surroundingsDiffer()
            controller?.traitCollectionDidChange(previous)
            traitCollectionDidChange(previous)
        }
        for view in inside {
            let own = view.traits.style == .unspecified ? view.controller?.ownStyle ?? .unspecified : view.traits.style
            view.tellOfSurroundings(own == .unspecified ? previous : previous.with(own))
        }
    }

    final func colorBackground() {
        layer.backgroundColor = inOwnStyle { backgroundColor?.cgColor }
    }
}
