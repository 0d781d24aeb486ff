public import Foundation

extension String {
    /// A text with values in it, to be looked up in a table of a bundle and written out in a locale.
    ///
    /// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        private let content: LocalizedStringKey.Content
        var key: LocalizedStringKey { LocalizedStringKey(content: content) }

        /// A key as it is: no `%` in it stands for a value.
        public init(_ value: String) { content = LocalizedStringKey(value).content }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            content = LocalizedStringKey(stringInterpolation: stringInterpolation.key).content
        }

        /// Collects what stands in a string literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                key = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }
            public mutating func appendInterpolation(_ string: String) { key.appendInterpolation(string) }

            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
                key.appendInterpolation(value)
            }

            /// Writes a number by a format of `printf`; one that is not for its type counts as none.
            public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
                key.appendInterpolation(value, specifier: specifier)
            }

            public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
            where Subject: ReferenceConvertible {
                key.appendInterpolation(subject, formatter: formatter)
            }

            public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
            where Subject: NSObject {
                key.appendInterpolation(subject, formatter: formatter)
            }

            /// Appends the input as the style formats it; a style that names no locale takes that of the text.
            public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
            where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
                key.appendInterpolation(value, format: format)
            }

            public mutating func appendInterpolation(_ attributedString: AttributedString) {
                key.appendInterpolation(attributedString)
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                key.appendInterpolation(resource)
            }
        }
    }
}

extension String {
    /// The text as a table of a bundle has it, else as it stands here; Markdown in it is not read.
    ///
    /// - Parameters:
    ///   - table: nil is `Localizable`.
    ///   - bundle: nil is the main one.
    ///   - comment: for translators; it changes nothing.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedStringKey(keyAndValue.key, table: table, bundle: bundle).plain(locale: locale)
    }

    /// The text of a key in a table of a bundle, else the default value, with the default value's own values in it.
    ///
    /// - Parameters:
    ///   - table: nil is `Localizable`.
    ///   - bundle: nil is the main one.
    ///   - comment: for translators; it changes nothing.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedStringKey("\(key)", else: defaultValue.key, table: table, bundle: bundle).plain(locale: locale)
    }

    /// The text of a resource, in the resource's locale.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedStringKey(resource).plain(locale: resource.locale)
    }
}

extension AttributedString {
    /// The text as a table of a bundle has it, else as it stands here, read as inline Markdown: its links are attributes. Foundation has
    /// none for emphasis on Linux, so that is left out.
    ///
    /// - Parameters:
    ///   - table: nil is `Localizable`.
    ///   - bundle: nil is the main one.
    ///   - comment: for translators; it changes nothing.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedStringKey(keyAndValue.key, table: table, bundle: bundle).attributed(locale: locale ?? .current)
    }

    /// The text of a resource, in the resource's locale, read as inline Markdown as above.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedStringKey(resource).attributed(locale: resource.locale)
    }
}

extension LocalizedStringKey {
    fileprivate func attributed(locale: Locale) -> AttributedString {
        var whole = AttributedString()
        forEachPiece(locale: locale) { piece in
            var part = AttributedString(piece.string(locale: locale))
            if let link = piece.link { part.link = link }
            whole += part
        }
        return whole
    }
}
