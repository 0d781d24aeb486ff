import Foundation
package import TallyScene

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
            run.isUnderlined = Self.number(attributes[Self.underlineKey]) ?? 0 != 0
            run.isStruckThrough = Self.number(attributes[Self.strikethroughKey]) ?? 0 != 0
            if run.isUnderlined, let own = Self.color(attributes[Self.underlineColorKey]) {
                run.underline = Paragraph.Rule(color: own)
            }
            if run.isStruckThrough, let own = Self.color(attributes[Self.strikethroughColorKey]) {
                run.strikethrough = Paragraph.Rule(color: own)
            }
            runs.append(run)
        }
        return runs
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
