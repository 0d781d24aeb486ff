public import Foundation

/// A typeface, size and style, wished for; the nearest that is installed is drawn.
public struct Font: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// A named family; its size follows the type size as the text style's does, nil: it stays.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    package enum Capitals: Hashable, Sendable { case normal, small, lowercaseSmall, uppercaseSmall }

    package let base: Base
    package var design: Design?
    package var weight: Weight?
    package var width: Width?
    package var leading: Leading?
    package var isBold = false
    package var isItalic = false
    package var isMonospaced = false
    package var hasMonospacedDigits = false
    package var capitals = Capitals.normal

    package init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
        self.base = base
        self.design = design
        self.weight = weight
    }

    func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Font {
    /// Returns the system's font at a fixed size in points; a size that is not finite or below 0 draws nothing.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), design: design, weight: weight)
    }

    /// Returns the system's font for a role; its size follows the type size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }

    /// Returns a font of a family by name; `size` is in points, scaled as body text is.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// Returns a font of a family by name; `size` is in points, scaled as text of the given role is.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// Returns a font of a family by name at a size in points that does not follow the type size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

extension View {
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
}
