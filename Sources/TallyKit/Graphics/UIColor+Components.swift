public import Foundation
import TallyCore

extension UIColor {
    /// The colour as it is in these surroundings, whatever it is drawn in.
    ///
    /// - Parameter traitCollection: that says nothing of light and dark: in the light.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let scheme: ColorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        let resolved = color.kind.resolved(scheme, accent: nil)
        return UIColor(Color(kind: .adaptive(light: resolved, dark: resolved)))
    }

    /// Writes hue in turns, saturation, brightness and opacity in light surroundings; true, since every colour has them.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = components
        let (most, least) = (max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue))
        let span = most - least
        var sixths: CGFloat = 0
        if span > 0 {
            if most == parts.red {
                sixths = (parts.green - parts.blue) / span + (parts.green < parts.blue ? 6 : 0)
            } else if most == parts.green {
                sixths = (parts.blue - parts.red) / span + 2
            } else {
                sixths = (parts.red - parts.green) / span + 4
            }
        }
        hue?.pointee = sixths / 6
        saturation?.pointee = most > 0 ? span / most : 0
        brightness?.pointee = most
        alpha?.pointee = parts.alpha
        return true
    }

    /// Writes the brightness of a grey and its opacity, in light surroundings.
    ///
    /// - Returns: false: it is no grey, and nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = components
        guard parts.red == parts.green, parts.green == parts.blue else { return false }
        white?.pointee = parts.red
        alpha?.pointee = parts.alpha
        return true
    }

    /// In extended sRGB, in light surroundings. Those of a byte are the byte's, to the last bit: a colour is kept in single precision, as light.
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func exact(_ component: Float) -> CGFloat {
            let bytes = CGFloat(component) * 255
            return abs(bytes - bytes.rounded()) < 0.001 ? bytes.rounded() / 255 : CGFloat(component)
        }
        let resolved = color.kind.resolved(.light, accent: nil)
        return (exact(resolved.red), exact(resolved.green), exact(resolved.blue), CGFloat(resolved.opacity))
    }
}
