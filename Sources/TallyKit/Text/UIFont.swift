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

    package init(_ request: FontRequest, isSystem: Bool) {
        self.request = request
        self.isSystem = isSystem
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

    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    /// A font by the name of its family, or of one of its faces as `Helvetica-Bold`; nil: there is none installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let parts = fontName.split(separator: "-", maxSplits: 1)
        guard let family = parts.first.map(String.init), InstalledFonts.contains(family) else { return nil }
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        var request = FontRequest(family: family, size: Double(fontSize))
        if style.contains("bold") { request.weight = 700 }
        if style.contains("light") { request.weight = 300 }
        if style.contains("italic") || style.contains("oblique") { request.isItalic = true }
        self.init(request, isSystem: false)
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
    /// The font of a style at the standard text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        system(style.size) { if style == .headline { $0.weight = 600 } }
    }
    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var request = request
        request.size = Double(fontSize)
        return UIFont(request, isSystem: isSystem)
    }

    open var pointSize: CGFloat { CGFloat(request.size) }
    open var familyName: String { request.family ?? ".AppleSystemUIFont" }
    open var fontName: String { familyName }
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
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.request == request }
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(request)
        return hasher.finalize()
    }
}

extension UIFont: LayerFont {}
