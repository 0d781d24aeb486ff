import Foundation
import TallyCore
public import TallyLayers
internal import TallyScene

extension UIColor {
    /// The colour in the style of the view whose drawing or layout runs, else in that of what is played now; in the light where nothing is.
    public var cgColor: CGColor { CGColor(resolvedNow) }

    var resolvedNow: RGBA {
        let scheme = MainActor.assumeIsolated { OwnStyle.scheme ?? Runtime.ofLayers?.root.shownColorScheme } ?? .light
        return color.resolved(scheme)
    }

    public convenience init(cgColor: CGColor) {
        let rgba = cgColor.rgba
        self.init(
            red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue), alpha: CGFloat(rgba.alpha))
    }

    /// Sets the colour that the current context fills with, and draws lines with.
    public func set() {
        setFill()
        setStroke()
    }
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIColor: LayerValueConvertible {
    package var layerValue: LayerValue { .color(resolvedNow) }
}
