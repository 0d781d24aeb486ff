public import Foundation
import TallyLayers
package import TallyScene
import TallyStage

/// A font of one size.
///
/// The system's is the font that Tally brings; its metrics are those of Apple's system font, so that what is laid out by them is as
/// large as there.
// unsafe: nothing of it changes; those derived from it have to keep to that, as UIKit's.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    package let request: FontRequest
    let isSystem: Bool
    /// Nil: that of what draws it.
    let name: FontName?
    /// How it follows the text size that the person asked for; nil: it does not.
    let scaling: FontScaling?

    package init(_ request: FontRequest, isSystem: Bool) {
        (self.request, self.isSystem) = (request, isSystem)
        (name, scaling) = (nil, nil)
    }

    init(_ request: FontRequest, isSystem: Bool, name: FontName?, scaling: FontScaling? = nil) {
        (self.request, self.isSystem) = (request, isSystem)
        (self.name, self.scaling) = (name, scaling)
    }

    /// How thick letters are: -1...1, 0 is regular.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// 100...900.
        var number: Int {
            let steps: [(Weight, Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
                (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }
    }

    /// A font by the name of a face, as `HelveticaNeue-Bold`, or of its family. Those that iOS brings keep their names where they are not
    /// installed, and are drawn in the embedded font, or what stands for one of equal widths, in their weight. Nil: there is none.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let known = FontFamily.named(fontName)
        let parts = fontName.split(separator: "-", maxSplits: 1)
        guard let family = known?.family.name ?? parts.first.map(String.init) else { return nil }
        let isInstalled = InstalledFonts.contains(family)
        guard known != nil || isInstalled else { return nil }
        let style = FontStyle(face: known?.face ?? fontName)
        var request = FontRequest(
            family: isInstalled ? family : nil, size: fontSize > 0 && fontSize.isFinite ? Double(fontSize) : 17)
        (request.weight, request.isItalic) = (style.weight, style.isItalic)
        if !isInstalled, known?.family.isMonospaced == true { request.design = .monospaced }
        self.init(request, isSystem: false, name: FontName(family: family, face: known?.face ?? fontName))
    }

    private static func system(_ size: CGFloat, _ change: (inout FontRequest) -> Void = { _ in }) -> UIFont {
        var request = FontRequest(size: size > 0 && size.isFinite ? Double(size) : 17)
        change(&request)
        return UIFont(request, isSystem: true)
    }

    /// - Parameter fontSize: Points; 0, below and not finite counts as 17.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize) { $0.weight = weight.number }
    }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) { $0.weight = 700 } }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) { $0.isItalic = true } }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize) {
            $0.weight = weight.number
            $0.hasMonospacedDigits = true
        }
    }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize) {
            $0.weight = weight.number
            $0.design = .monospaced
        }
    }
    /// The font of a style in the text size that the person asked for; in the standard one where nothing plays.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    /// - Parameter traitCollection: whose text size counts; nil: that of what plays.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = system(style.size) { if style == .headline { $0.weight = 600 } }
        return FontScaling(request: font.request, style: style, most: nil).font(
            for: traitCollection ?? .current, isSystem: true, name: nil)
    }
    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var request = request
        request.size = Double(fontSize)
        return UIFont(request, isSystem: isSystem, name: name)
    }

    open var pointSize: CGFloat { CGFloat(request.size) }
    open var familyName: String { name?.family ?? request.family ?? ".AppleSystemUIFont" }
    open var fontName: String { name?.face ?? familyName }
    /// Above the baseline, in points.
    open var ascender: CGFloat { isSystem ? pointSize * 0.9521484375 : CGFloat(own.ascent) }
    /// Below the baseline, in points; negative.
    open var descender: CGFloat { isSystem ? pointSize * -0.2412109375 : -CGFloat(own.descent) }
    open var lineHeight: CGFloat { isSystem ? pointSize * 1.193359375 : CGFloat(own.height) }
    open var leading: CGFloat { 0 }
    open var capHeight: CGFloat { pointSize * 0.70458984375 }
    open var xHeight: CGFloat { pointSize * 0.5263671875 }

    private var own: LineMetrics { MainActor.assumeIsolated { Stage.textShaper.lineMetrics(request) } }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.request == request && other.name == name && other.isSystem == isSystem
    }
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(request)
        return hasher.finalize()
    }
}

extension UIFont: LayerFont {}
