import Foundation

extension UIView {
    final func tellOfSurroundings(_ previous: UITraitCollection) {
        surroundingsDiffer()
        controller?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
        for view in inside { view.tellOfSurroundings(previous) }
    }
}
