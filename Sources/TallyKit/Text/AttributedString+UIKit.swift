public import Foundation
public import TallyCore
import TallyLayers
internal import TallyScene
import TallyUI

extension AttributedString {
    private typealias Kit = AttributeScopes.UIKitAttributes

    /// The same text, with those of its attributes that `AttributeScopes.UIKitAttributes` has.
    public init(_ nsStr: Foundation.NSAttributedString) {
        self.init()
        let text = NSAttributedString(attributedString: nsStr)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var part = AttributedString(text.attributedSubstring(from: range).string)
            func number(_ key: NSAttributedString.Key) -> CGFloat? {
                attributes[key].flatMap(LayerValue.double).map { CGFloat($0) }
            }
            func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
                number(key).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
            }
            part[Kit.FontAttribute.self] = attributes[.font] as? UIFont
            part[Kit.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
            part[Kit.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
            part[Kit.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
            part[Kit.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
            part[Kit.KernAttribute.self] = number(.kern)
            part[Kit.TrackingAttribute.self] = number(.tracking)
            part[Kit.BaselineOffsetAttribute.self] = number(.baselineOffset)
            part[Kit.UnderlineStyleAttribute.self] = line(.underlineStyle)
            part[Kit.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
            append(part)
        }
    }

    /// The same text, in which what UIKit's attributes say is said by SwiftUI's, where those say nothing.
    fileprivate var inSwiftUI: AttributedString {
        var text = self
        for run in runs {
            var own = AttributeContainer()
            if run.font == nil, let font = run[Kit.FontAttribute.self] { own.font = Font(font) }
            if run.foregroundColor == nil, let color = run[Kit.ForegroundColorAttribute.self] {
                own.foregroundColor = Color(color)
            }
            if run.backgroundColor == nil, let color = run[Kit.BackgroundColorAttribute.self] {
                own.backgroundColor = Color(color)
            }
            own.kern = run.kern ?? run[Kit.KernAttribute.self]
            own.tracking = run.tracking ?? run[Kit.TrackingAttribute.self]
            own.baselineOffset = run.baselineOffset ?? run[Kit.BaselineOffsetAttribute.self]
            own.underlineStyle =
                run.underlineStyle
                ?? Self.line(run[Kit.UnderlineStyleAttribute.self], run[Kit.UnderlineColorAttribute.self])
            own.strikethroughStyle =
                run.strikethroughStyle
                ?? Self.line(run[Kit.StrikethroughStyleAttribute.self], run[Kit.StrikethroughColorAttribute.self])
            text[run.range].mergeAttributes(own)
        }
        return text
    }

    private static func line(_ style: NSUnderlineStyle?, _ color: UIColor?) -> Text.LineStyle? {
        guard let style, style.rawValue != 0 else { return nil }
        return Text.LineStyle(
            pattern: NSAttributedString.linePattern(of: style.rawValue) ?? .solid, color: color.map { Color($0) })
    }
}

/// Has SwiftUI's texts know of UIKit's attributes, once there may be any.
enum UIKitLook {
    private static let isTaught: Void = Text.translate { $0.inSwiftUI }

    /// Returns what an attribute is kept under: whoever sets one asks for it.
    static func name(_ key: NSAttributedString.Key) -> String {
        isTaught
        return key.rawValue
    }
}

extension Font {
    /// A font of UIKit's, at the size that it has.
    public init(_ font: UIFont) {
        let request = font.request
        let design: Font.Design =
            switch request.design {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let weight = weights.min { abs($0.value - request.weight) < abs($1.value - request.weight) }
        let size = CGFloat(request.size)
        self.init(
            request.family.map { .custom($0, size: size, relativeTo: nil) } ?? .system(size: size),
            design: design, weight: weight)
        isItalic = request.isItalic
        hasMonospacedDigits = request.hasMonospacedDigits
    }
}
