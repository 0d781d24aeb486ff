import Foundation

extension UIView {
    final func tellOfSurroundings() {
        surroundingsDiffer()
        let isDark = traitCollection.userInterfaceStyle == .dark
        traitCollectionDidChange(UITraitCollection(userInterfaceStyle: isDark ? .light : .dark))
        for view in inside { view.tellOfSurroundings() }
    }
}
