import Foundation
import TallyCore
internal import TallyScene

/// What a font is at the standard text size, and what it grows with.
struct FontScaling: Hashable, Sendable {
    var request: FontRequest
    var style: UIFont.TextStyle
    /// Points that it is not larger than.
    var most: CGFloat?

    func font(for traits: UITraitCollection, isSystem: Bool, name: FontName?) -> UIFont {
        var scaled = request
        scaled.size *= traits.textSize.scale(of: style.style)
        if let most, most > 0 { scaled.size = min(scaled.size, Double(most)) }
        return UIFont(scaled, isSystem: isSystem, name: name, scaling: self)
    }
}

extension UIFont {
    /// The same in another text size, where it follows that.
    func following(_ traits: UITraitCollection) -> UIFont {
        scaling?.font(for: traits, isSystem: isSystem, name: name) ?? self
    }
}
