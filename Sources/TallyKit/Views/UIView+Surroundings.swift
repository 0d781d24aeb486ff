import Foundation

extension UIView {
    final func tellOfSurroundings(_ previous: UITraitCollection) {
        surroundingsDiffer()
        traitCollectionDidChange(previous)
        for view in inside { view.tellOfSurroundings(previous) }
    }
}
