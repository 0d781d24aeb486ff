public import Foundation
@_spi(Runtime) import TallyCore

/// One or more lines of text, read only.
public struct Text: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey.Content)
        case formatted(FormattedText)
        indirect case joined(Text, Text)
    }

    /// What the text says of its own style; nil: the environment's.
    package struct Style: Equatable, Sendable {
        var font: Font?
        var color: Color??
        /// A style that is not only a colour; it counts before the colour.
        var fill: TextFill?
        var isBold = false
        var isItalic = false
        var weight: Font.Weight?
        var design: Font.Design?
        var width: Font.Width?
        var hasMonospacedDigits = false
        var isMonospaced = false
        var tracking: CGFloat = 0
        /// Counts where there is no tracking.
        var kerning: CGFloat = 0
        package internal(set) var baselineOffset: CGFloat = 0
        var isUnderlined = false
        var isStruckThrough = false
        var scale: Text.Scale?
        var speech: TextSpeech.Box?
        /// For renderers.
        var attributes: TextAttributes?

        package init() {}
    }

    let storage: Storage
    var style = Style()

    /// A localised text: of the table `Localizable` of the main bundle, unless said otherwise, in the environment's locale. A key
    /// that the table does not have is its own translation.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .key(LocalizedStringKey(key, table: tableName, bundle: bundle).content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    public init(verbatim content: String) { storage = .verbatim(content) }

    /// The input as the style formats it; a style that names no locale takes that of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(TypedFormattedText(input, format))
    }

    /// The subject as the formatter writes it, in the formatter's own locale.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// The subject as the formatter writes it, in the formatter's own locale.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// A picture in a line of text: as large as it is beside a text of the font, which it stands upon.
    public init(_ image: Image) { storage = .formatted(PictureText(image)) }

    /// A text of runs with attributes; those of SwiftUI, and Foundation's links, are shown.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .formatted(AttributedText(attributedContent)) }

    init(_ storage: Storage) { self.storage = storage }

    public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }

    func styled(_ change: (inout Style) -> Void) -> Text {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// Returns the characters, without their style.
    package func string(locale: Locale) -> String {
        switch storage {
        case .verbatim(let string): string
        case .key(let content): LocalizedStringKey(content: content).resolved(locale: locale)
        case .formatted(let formatted): formatted.string(locale: locale)
        case .joined(let a, let b): a.string(locale: locale) + b.string(locale: locale)
        }
    }

    /// Returns when the text reads otherwise, as time passes; nil: never.
    func nextChange(after now: Date) -> Date? {
        switch storage {
        case .verbatim: nil
        case .key(let content): LocalizedStringKey(content: content).nextChange(after: now)
        case .formatted(let formatted): formatted.nextChange(after: now)
        case .joined(let a, let b): [a, b].compactMap { $0.nextChange(after: now) }.min()
        }
    }
}

extension Text {
    public func font(_ font: Font?) -> Text { styled { $0.font = font } }
    /// Returns the text in a colour; nil is the style of the place. The colour of a whole text moves, that of a part
    /// shows at once.
    public func foregroundColor(_ color: Color?) -> Text {
        styled {
            $0.color = .some(color)
            $0.fill = nil
        }
    }

    /// Returns the text in a style; a gradient goes over the whole text, and a part of a longer one takes its first
    /// colour.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return foregroundColor(color) }
        return styled { $0.fill = TextFill(style) }
    }

    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }
    /// Returns the text in letters of a width; a font without widths stays as it is.
    public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = width } }
    public func bold() -> Text { styled { $0.isBold = true } }
    public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }
    public func italic() -> Text { styled { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }
    public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
    public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }
    public func baselineOffset(_ offset: CGFloat) -> Text { styled { $0.baselineOffset = offset } }
}

extension Text: _PrimitiveView {
    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        list.add(text: view.pointee)
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        let element: TextElement
        if let known = node.element(TextElement.self) {
            element = known
        } else {
            element = TextElement(node, update)
            node.element = element
        }
        element.update(to: view, update)
        element.applyModifiers(node, &update)
        element.finish(update)
    }
}
