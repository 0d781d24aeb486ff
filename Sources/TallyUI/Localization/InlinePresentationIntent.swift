public import Foundation

/// What a part of a text is meant as, as Markdown says it; Foundation has it on Apple's platforms alone.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)

    init(_ intent: InlineMarkdown.Intent) {
        self = []
        if intent.contains(.emphasized) { insert(.emphasized) }
        if intent.contains(.stronglyEmphasized) { insert(.stronglyEmphasized) }
        if intent.contains(.code) { insert(.code) }
        if intent.contains(.struck) { insert(.strikethrough) }
    }
}

extension AttributeScopes.FoundationAttributes {
    /// What a part is meant as; `Text` shows emphasis in italics, strong emphasis in bold, code in a monospaced font, and a line
    /// through what is struck.
    public enum InlinePresentationIntentAttribute: AttributedStringKey, Sendable {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    // Never asked for: it names the attribute in key paths.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        fatalError("inlinePresentationIntent names an attribute; read it of a text.")
    }
}
