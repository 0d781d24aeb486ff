public import Foundation
public import TallyCore

/// A colour as UIKit has it; `Color(uiColor:)` makes a view's colour of it.
///
/// An honest subset for files that import only `SwiftUI`, which brings UIKit along on iOS.
// unsafe: nothing of it changes; those derived from it have to keep to that, as UIKit's.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    let color: Color

    /// The same as the colour of a view, wherever it is drawn.
    public init(_ color: Color) { self.color = color }

    /// Components nominally 0...1 in extended sRGB; NaN draws as 0.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// Hue in turns. All four are held within 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// What `#colorLiteral` is compiled to: components in sRGB.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour that was archived; nil: the archive has none.
    public required convenience init?(coder: NSCoder) {
        guard let color = Self.color(in: coder) else { return nil }
        self.init(color)
    }

    /// One colour in the light and another in the dark.
    ///
    /// - Parameter dynamicProvider: asked for both at once, while the colour is made.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        func resolved(_ style: UIUserInterfaceStyle, _ scheme: ColorScheme) -> Color.Resolved {
            dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color.kind.resolved(scheme, accent: nil)
        }
        self.init(Color(kind: .adaptive(light: resolved(.light, .light), dark: resolved(.dark, .dark))))
    }

    /// The colour of an asset catalog of the main bundle; nil: there is none of this name.
    public convenience init?(named name: String) {
        guard AssetCatalog.of(Bundle.main.resourceURL)?.color(name) != nil else { return nil }
        self.init(Color(name))
    }

    /// From 0xRRGGBBAA in each of the two schemes, and in the dark on what is presented over the rest; nil: as in the dark.
    convenience init(light: UInt32, dark: UInt32, elevated: UInt32? = nil) {
        self.init(
            Color(
                kind: .adaptive(
                    light: Color.Resolved(hexadecimal: light), dark: Color.Resolved(hexadecimal: dark),
                    elevated: elevated.map { Color.Resolved(hexadecimal: $0) })))
    }

    /// The same colour with this opacity in place of its own.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func replaced(_ scheme: ColorScheme, isElevated: Bool = false) -> Color.Resolved {
            var resolved = color.kind.resolved(scheme, accent: nil, isElevated: isElevated)
            resolved.opacity = Float(alpha)
            return resolved
        }
        return UIColor(
            Color(
                kind: .adaptive(
                    light: replaced(.light), dark: replaced(.dark), elevated: replaced(.dark, isElevated: true))))
    }

    /// Writes the extended sRGB components in light surroundings; true, since every colour has them.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = components
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    open override var description: String { color.description }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int {
        let resolved = color.kind.resolved(.light, accent: nil)
        return Int(truncatingIfNeeded: (resolved.red + 2 * resolved.green + 4 * resolved.blue).bitPattern)
    }
}

// What the compiler makes of a literal that names no type.
public typealias _ColorLiteralType = UIColor

extension Color {
    public init(uiColor: UIColor) { self = uiColor.color }
    public init(_ color: UIColor) { self = color.color }
}
