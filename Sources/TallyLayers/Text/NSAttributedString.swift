public import Foundation

/// A text whose parts have attributes: Foundation's, with runs of its own.
///
/// Foundation's on Linux ends the program where parts that touch have other objects under the same keys, as two fonts: in `append`,
/// `addAttribute` and `enumerateAttribute`. This one compares by `==`. It is taken wherever Foundation's is.
open class NSAttributedString: Foundation.NSAttributedString {
    public typealias Key = Foundation.NSAttributedString.Key
    public typealias EnumerationOptions = Foundation.NSAttributedString.EnumerationOptions

    final var text: AttributedText

    public override init(string str: String) {
        text = AttributedText(str, [:])
        super.init(string: "")
    }

    public override init(string str: String, attributes attrs: [Key: Any]? = nil) {
        text = AttributedText(str, attrs ?? [:])
        super.init(string: "")
    }

    public override init(attributedString attrStr: Foundation.NSAttributedString) {
        text = AttributedText(attrStr)
        super.init(string: "")
    }

    /// There are no archives to make it of: it is empty.
    public required init?(coder aDecoder: NSCoder) {
        text = AttributedText("", [:])
        super.init(string: "")
    }

    open override var string: String { text.string }
    open override var length: Int { text.length }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
        let run = text.run(at: location)
        range?.pointee = run.range
        return run.attributes
    }
    open override func attribute(
        _ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [Key: Any] {
        let run = text.run(at: location)
        range?.pointee = NSIntersectionRange(run.range, rangeLimit)
        return run.attributes
    }
    open override func attribute(
        _ attrName: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        let part = text.parts(of: attrName, in: rangeLimit).first { NSLocationInRange(location, $0.range) }
        if let part { range?.pointee = part.range }
        return part?.value
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSAttributedString(string: "")
        part.text = text.part(range)
        return part
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let runs = text.runs(in: enumerationRange)
        var stop = ObjCBool(false)
        for run in opts.contains(.reverse) ? runs.reversed() : runs where !stop.boolValue {
            block(run.attributes, run.range, &stop)
        }
    }
    open override func enumerateAttribute(
        _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let parts = text.parts(of: attrName, in: enumerationRange)
        var stop = ObjCBool(false)
        for part in opts.contains(.reverse) ? parts.reversed() : parts where !stop.boolValue {
            block(part.value, part.range, &stop)
        }
    }

    open override func isEqual(to other: Foundation.NSAttributedString) -> Bool { text == AttributedText(other) }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? Foundation.NSAttributedString).map { isEqual(to: $0) } ?? false
    }
    open override var hash: Int { length }

    open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: self) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: self)
    }
}
