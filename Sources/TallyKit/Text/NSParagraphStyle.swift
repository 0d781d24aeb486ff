public import Foundation

/// How the lines of an attributed string stand.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    open fileprivate(set) var alignment = NSTextAlignment.natural
    /// Points between lines.
    open fileprivate(set) var lineSpacing: CGFloat = 0
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points; 0: the font's.
    open fileprivate(set) var minimumLineHeight: CGFloat = 0

    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns an `NSMutableParagraphStyle` of the same.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return alignment == other.alignment && lineSpacing == other.lineSpacing && lineBreakMode == other.lineBreakMode
            && minimumLineHeight == other.minimumLineHeight
    }
    open override var hash: Int { alignment.rawValue &+ lineBreakMode.rawValue &* 8 }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    /// Takes over all of another one.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        alignment = obj.alignment
        lineSpacing = obj.lineSpacing
        lineBreakMode = obj.lineBreakMode
        minimumLineHeight = obj.minimumLineHeight
    }
}

/// How lines under and through a text are drawn: none, or one, whole or of a pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = Self(rawValue: 1)
    public static let thick = Self(rawValue: 2)
    public static let double = Self(rawValue: 9)
    public static let patternDot = Self(rawValue: 0x100)
    public static let patternDash = Self(rawValue: 0x200)
    public static let patternDashDot = Self(rawValue: 0x300)
    public static let patternDashDotDot = Self(rawValue: 0x400)
}
