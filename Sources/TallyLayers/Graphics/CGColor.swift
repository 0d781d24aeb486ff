public import Foundation
package import TallyScene

/// A colour of sRGB as Core Graphics hands it on; components nominally 0...1, gamma-encoded, alpha not multiplied in.
public final class CGColor: Hashable, Sendable {
    package let rgba: RGBA

    package init(_ rgba: RGBA) { self.rgba = rgba }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public static let black = CGColor(RGBA.black)
    public static let white = CGColor(RGBA.white)
    public static let clear = CGColor(RGBA.clear)

    public var alpha: CGFloat { CGFloat(rgba.alpha) }
    public var numberOfComponents: Int { 4 }
    /// Red, green, blue and alpha.
    public var components: [CGFloat]? {
        [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
    }

    /// Returns the same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: Double(alpha)))
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
