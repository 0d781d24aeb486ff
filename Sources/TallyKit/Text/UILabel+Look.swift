import Foundation
import TallyLayers

/// Where a text stands that was made smaller to fit its width.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text in its full size.
    case alignBaselines = 0
    /// In the middle of the height.
    case alignCenters = 1
    /// At the top.
    case none = 2
}

// What a label's properties and the attributes of its text do to each other.
extension UILabel {
    /// The attributes that stand for the label's properties.
    var ownLook: [NSAttributedString.Key: Any] {
        var look: [NSAttributedString.Key: Any] = [
            .font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: ownLines(nil),
        ]
        if let shadowColor {
            let shadow = NSShadow()
            (shadow.shadowOffset, shadow.shadowColor) = (shadowOffset, shadowColor)
            shadow.shadowBlurRadius = 0
            look[.shadow] = shadow
        }
        return look
    }

    private func ownLines(_ style: NSParagraphStyle?) -> NSParagraphStyle {
        let lines = style?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
        (lines.alignment, lines.lineBreakMode) = (textAlignment, lineBreakMode)
        return lines
    }

    /// Gives parts of the text that say nothing of their font or colour the label's, where other parts do.
    func fillLook() {
        let looks = string.looks
        func isMixed(_ key: NSAttributedString.Key) -> Bool {
            looks.contains { $0[key] != nil } && looks.contains { $0[key] == nil }
        }
        let (fonts, colors) = (isMixed(.font), isMixed(.foregroundColor))
        guard fonts || colors else { return }
        change { look in
            if fonts, look[.font] == nil { look[.font] = font }
            if colors, look[.foregroundColor] == nil { look[.foregroundColor] = textColor }
        }
    }

    /// Sets the properties to what the text begins with.
    func takeLook() {
        guard let look = string.looks.first else { return }
        takesLook = true
        if let font = look[.font] as? UIFont { self.font = font }
        if let color = look[.foregroundColor] as? UIColor { textColor = color }
        if let lines = look[.paragraphStyle] as? NSParagraphStyle {
            textAlignment = lines.alignment
            lineBreakMode = lines.lineBreakMode
        }
        takesLook = false
    }

    /// Gives the whole text what was set of the label.
    func give(_ key: NSAttributedString.Key, _ value: Any) { change { look in look[key] = value } }

    func giveLines() {
        change { look in look[.paragraphStyle] = ownLines(look[.paragraphStyle] as? NSParagraphStyle) }
    }

    /// Has fonts that follow the text size take that of what plays.
    func followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        let followed = font.following(traits)
        guard followed != font || string.fonts.contains(where: { $0.following(traits) != $0 }) else { return }
        change { look in
            if let own = look[.font] as? UIFont { look[.font] = own.following(traits) }
        }
        takesLook = true
        font = followed
        takesLook = false
    }

    /// Changes the attributes of each run of a text that has its own.
    private func change(_ edit: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard !isPlain, !takesLook, string.length > 0 else { return }
        let changed = NSMutableAttributedString(string: "")
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { look, range, _ in
            var look = look
            edit(&look)
            changed.append(
                NSAttributedString(string: string.attributedSubstring(from: range).string, attributes: look))
        }
        string = changed
    }
}
