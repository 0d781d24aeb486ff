public import Foundation

/// A text with attributes that can be changed. Ranges beyond its end are cut there.
open class NSMutableAttributedString: NSAttributedString {
    /// The text takes the attributes of the first letter that it replaces; where it replaces none, those of the letter before.
    open func replaceCharacters(in range: NSRange, with str: String) {
        let range = text.clamped(range)
        let from = range.length > 0 ? range.location : max(range.location - 1, 0)
        text.replace(range, AttributedText(str, text.length > 0 ? text.run(at: from).attributes : [:]))
    }
    open func replaceCharacters(in range: NSRange, with attrString: Foundation.NSAttributedString) {
        text.replace(range, AttributedText(attrString))
    }
    open func insert(_ attrString: Foundation.NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open func append(_ attrString: Foundation.NSAttributedString) { insert(attrString, at: length) }
    open func deleteCharacters(in range: NSRange) { text.replace(range, AttributedText("", [:])) }
    open func setAttributedString(_ attrString: Foundation.NSAttributedString) { text = AttributedText(attrString) }

    open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        text.change(range) { $0 = attrs ?? [:] }
    }
    open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        text.change(range) { $0[name] = value }
    }
    open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        text.change(range) { $0.merge(attrs) { $1 } }
    }
    open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { text.change(range) { $0[name] = nil } }

    /// Changes nothing: each edit is whole by itself.
    open func beginEditing() {}
    /// Changes nothing: each edit is whole by itself.
    open func endEditing() {}
}
