public import Foundation
import TallyCore

/// How much larger than at `large` the text size is that the person asked for, as `ScaledMetric` has it; as it is where nothing plays. A
/// body that reads it here is not evaluated again when the size changes.
@MainActor @preconcurrency
open class UIFontMetrics: NSObject {
    /// That of the text style `body`.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private nonisolated let style: UIFont.TextStyle

    public nonisolated init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// - Parameter traitCollection: whose text size counts; nil: that of what plays.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * CGFloat((traitCollection ?? .current).textSize.scale(of: style.style))
    }

    /// Returns the font in the person's text size. One that has been scaled before is scaled from what it was.
    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, nil, traitCollection)
    }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaled(font, maximumPointSize, nil) }
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximumPointSize, traitCollection)
    }

    private func scaled(_ font: UIFont, _ most: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        FontScaling(request: font.scaling?.request ?? font.request, style: style, most: most).font(
            for: traits ?? .current, isSystem: font.isSystem, name: font.name)
    }
}
