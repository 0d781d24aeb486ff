import Foundation
package import TallyScene
package import TallyUI

/// A font of a module above.
package protocol LayerFont {
    var request: FontRequest { get }
}

extension NSAttributedString {
    /// Returns the text in runs of one look each.
    ///
    /// - Parameters:
    ///   - font: of what has none.
    ///   - color: of what has none; nil: that of the place where it is drawn.
    package func runs(font: FontRequest, color: RGBA?) -> [Paragraph.Run] {
        var runs: [Paragraph.Run] = []
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            var run = Paragraph.Run(
                text: attributedSubstring(from: range).string,
                font: (attributes[Self.fontKey] as? any LayerFont)?.request ?? font,
                color: Self.color(attributes[Self.colorKey]) ?? color)
            run.tracking = Self.number(attributes[Self.kernKey]) ?? Self.number(attributes[Self.trackingKey]) ?? 0
            run.baselineOffset = Self.number(attributes[Self.baselineKey]) ?? 0
            let underline = Self.number(attributes[Self.underlineKey]) ?? 0
            let strikethrough = Self.number(attributes[Self.strikethroughKey]) ?? 0
            run.isUnderlined = underline != 0
            run.isStruckThrough = strikethrough != 0
            run.underline = Self.rule(underline, attributes[Self.underlineColorKey])
            run.strikethrough = Self.rule(strikethrough, attributes[Self.strikethroughColorKey])
            runs.append(run)
        }
        return runs
    }

    /// Returns how a line is drawn; nil: as one, in the run's colour.
    private static func rule(_ style: Double, _ color: Any?) -> Paragraph.Rule? {
        let dashes = linePattern(of: Int(exactly: style) ?? 0)?.dashes ?? []
        let color = self.color(color)
        return style != 0 && (color != nil || !dashes.isEmpty) ? Paragraph.Rule(color: color, dashes: dashes) : nil
    }

    /// Returns the pattern in the second byte of UIKit's styles of lines; nil: it is a whole line.
    package static func linePattern(of style: Int) -> Text.LineStyle.Pattern? {
        switch style & 0xF00 {
        case 0x100: .dot
        case 0x200: .dash
        case 0x300: .dashDot
        case 0x400: .dashDotDot
        default: nil
        }
    }

    private static func number(_ value: Any?) -> Double? { value.flatMap(LayerValue.double) }
    private static func color(_ value: Any?) -> RGBA? { LayerValue(value, as: .color)?.color }

    // What UIKit names these, which stands above.
    package static let fontKey = NSAttributedString.Key("NSFont")
    package static let colorKey = NSAttributedString.Key("NSColor")
    package static let kernKey = NSAttributedString.Key("NSKern")
    package static let trackingKey = NSAttributedString.Key("CTTracking")
    package static let baselineKey = NSAttributedString.Key("NSBaselineOffset")
    package static let underlineKey = NSAttributedString.Key("NSUnderline")
    package static let underlineColorKey = NSAttributedString.Key("NSUnderlineColor")
    package static let strikethroughKey = NSAttributedString.Key("NSStrikethrough")
    package static let strikethroughColorKey = NSAttributedString.Key("NSStrikethroughColor")
    package static let paragraphStyleKey = NSAttributedString.Key("NSParagraphStyle")
}
