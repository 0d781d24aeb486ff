import Foundation

/// A text that is put together from literal parts and values, looked up in a table and written out in a locale.
///
/// It is read as inline Markdown: `**bold**`, `*italic*`, `~~struck~~`, code between backquotes and `[links](https://example.com)`. What
/// stands in an interpolation is shown as it is.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let content: Content

    init(content: Content) { self.content = content }

    /// A key as it is: no `%` in it stands for a value.
    public init(_ value: String) { content = Content(key: value, arguments: nil) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        content = Content(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    /// A key with a text of its own for where the table has none.
    ///
    /// - Parameter locale: that it is written in wherever it stands; nil: that of the place.
    init(_ key: String, else other: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale? = nil) {
        content = Content(
            key: key, arguments: other.content.arguments, table: table, bundle: bundle,
            fallback: other.content.key == key ? nil : other.content.key, locale: locale)
    }

    /// The same key, to be looked up elsewhere.
    init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        content =
            table == nil && bundle == nil
            ? key.content
            : Content(key: key.content.key, arguments: key.content.arguments, table: table, bundle: bundle)
    }
}

extension LocalizedStringKey {
    /// What a key has; of one word in memory, since every text has one.
    // unsafe: nothing of it changes; its arguments are values and their formats.
    final class Content: Equatable, @unchecked Sendable {
        /// As tables have it, with a `printf` format for each value.
        let key: String
        /// The arguments of the format; nil if there is nothing to format.
        let arguments: [Argument]?
        let table: String?
        let bundle: Bundle?
        /// The format where the table does not have the key; nil: the key itself.
        let fallback: String?
        /// Nil: that of the place.
        let locale: Locale?

        init(
            key: String, arguments: [Argument]?, table: String? = nil, bundle: Bundle? = nil, fallback: String? = nil,
            locale: Locale? = nil
        ) {
            self.key = key
            self.arguments = arguments
            self.table = table
            self.bundle = bundle
            self.fallback = fallback
            self.locale = locale
        }

        static func == (a: Content, b: Content) -> Bool {
            a === b
                || a.key == b.key && a.arguments == b.arguments && a.table == b.table
                    && a.bundle?.bundlePath == b.bundle?.bundlePath && a.fallback == b.fallback
                    && a.locale == b.locale
        }
    }

    /// A value that stands in a key.
    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case real(Double)
        /// A value with its format, an attributed text or a picture.
        case formatted(FormattedText)
        case text(Text)
    }

    /// Returns when one of the arguments reads otherwise, as time passes; nil: never.
    func nextChange(after now: Date) -> Date? {
        content.arguments?.compactMap {
            switch $0 {
            case .formatted(let formatted): formatted.nextChange(after: now)
            case .text(let text): text.nextChange(after: now)
            case .string, .integer, .unsigned, .real: nil
            }
        }.min()
    }

    /// Returns the text as it is read, without its style. Numbers are grouped and written as the locale does.
    func resolved(locale: Locale) -> String {
        let locale = content.locale ?? locale
        var string = ""
        forEachPiece(locale: locale) { string += $0.string(locale: locale) }
        return string
    }
}
