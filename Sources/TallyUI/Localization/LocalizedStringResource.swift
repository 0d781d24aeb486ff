public import Foundation

/// A text to be looked up later, in a bundle, a table and a locale of its own.
///
/// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Where a bundle is.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }

        public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
            switch (a, b) {
            case (.main, .main): true
            case (.forClass(let a), .forClass(let b)): a == b
            case (.atURL(let a), .atURL(let b)): a == b
            default: false
            }
        }
    }

    /// What is looked up, as tables have it: with a `printf` format for each value.
    public let key: String
    /// What is shown if the table has no such key.
    public let defaultValue: String.LocalizationValue
    /// Nil is `Localizable`.
    public let table: String?
    public var locale: Locale
    /// A bundle that is not found counts as the main one.
    public let bundle: BundleDescription

    /// - Parameter comment: for translators; it changes nothing.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.content.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// - Parameter comment: for translators; it changes nothing.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringKey {
    init(_ resource: LocalizedStringResource) {
        self.init(
            resource.key, else: resource.defaultValue.key, table: resource.table, bundle: resource.bundle.bundle,
            locale: resource.locale == .current ? nil : resource.locale)
    }
}

extension Text {
    /// A text of a resource, in the environment's locale; one that names another locale than that of the time is shown in its own.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.key(LocalizedStringKey(resource).content)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}
