public import Foundation
public import TallyUI

/// A colour as UIKit writes it; here for code that makes a `Color` of one.
///
/// The named system colours depend on the colour scheme of the view that shows them, as a `Color` does.
open class UIColor: NSObject, @unchecked Sendable {
    let color: Color

    init(_ kind: Color, isMade: Void) { color = kind }

    /// Components nominally 0...1, in sRGB; outside of it the colour is more than a display shows. NaN draws as 0.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

    /// Hue in turns: 0 and 1 are red, a third is green. All four are held within 0...1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    public init(_ color: Color) { self.color = color }

    /// The same colour with this opacity in place of its own.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let now = resolved
        return UIColor(
            Color(
                .init(
                    colorSpace: .sRGB, red: now.red, green: now.green, blue: now.blue, opacity: Float(alpha))))
    }

    /// Writes the sRGB components, as in the light; true. A pointer that is nil is passed over.
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let now = resolved
        red?.pointee = CGFloat(now.red)
        green?.pointee = CGFloat(now.green)
        blue?.pointee = CGFloat(now.blue)
        alpha?.pointee = CGFloat(now.opacity)
        return true
    }

    private var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int {
        let now = resolved
        return Int(truncatingIfNeeded: (now.red + 2 * now.green + 4 * now.blue).bitPattern)
    }
}

extension Color {
    public init(_ color: UIColor) { self = color.color }
    public init(uiColor: UIColor) { self = uiColor.color }
}
