import Foundation

extension UIView {
    final func tellOfSurroundings() {
        surroundingsDiffer()
        for view in inside { view.tellOfSurroundings() }
    }
}
