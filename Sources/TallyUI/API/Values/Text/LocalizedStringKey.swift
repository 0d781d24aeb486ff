import Foundation

/// A text that is put together from literal parts and values, and written out in a locale.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    package enum Part: Equatable, Sendable {
        case literal(String)
        case integer(Int64)
        case unsigned(UInt64)
        case real(Double)
        case formatted(String, Double)
        case formattedInteger(String, Int64)
        case formattedUnsigned(String, UInt64)
    }

    package let parts: [Part]

    public init(_ value: String) { parts = [.literal(value)] }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The text as it is read. Numbers are grouped and written as the locale does.
    package func resolved(locale: Locale) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .integer(let value): value.formatted(.number.locale(locale))
            case .unsigned(let value): value.formatted(.number.locale(locale))
            case .real(let value): value.formatted(.number.precision(.fractionLength(6)).locale(locale))
            case .formatted(let format, let value): String(format: format, locale: locale, value)
            case .formattedInteger(let format, let value): String(format: format, locale: locale, value)
            case .formattedUnsigned(let format, let value): String(format: format, locale: locale, value)
            }
        }.joined()
    }
}
