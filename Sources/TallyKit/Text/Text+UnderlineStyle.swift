import TallyLayers
public import TallyUI

extension Text.LineStyle {
    /// The line of a style of UIKit's, in the text's colour; nil: there is none.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        guard nsUnderlineStyle.rawValue != 0 else { return nil }
        self.init(pattern: NSAttributedString.linePattern(of: nsUnderlineStyle.rawValue) ?? .solid)
    }
}
