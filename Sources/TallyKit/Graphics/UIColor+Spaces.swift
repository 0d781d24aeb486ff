public import Foundation
import TallyCore

extension UIColor {
    /// Components nominally 0...1 in Display P3; NaN draws as 0.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// The colour of an asset catalog of a bundle; nil is the main one. Nil if there is none of this name.
    ///
    /// - Parameter traitCollection: that says light or dark: the colour is as it is there, wherever it is drawn.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundle = bundle ?? .main
        guard AssetCatalog.of(bundle.resourceURL)?.color(name) != nil else { return nil }
        let color = Color(name, bundle: bundle)
        guard let style = traitCollection?.userInterfaceStyle, style != .unspecified else {
            self.init(color)
            return
        }
        let resolved = color.kind.resolved(style == .dark ? .dark : .light, accent: nil)
        self.init(Color(kind: .adaptive(light: resolved, dark: resolved)))
    }
}
