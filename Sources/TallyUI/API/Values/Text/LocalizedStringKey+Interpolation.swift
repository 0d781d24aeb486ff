import Foundation

extension LocalizedStringKey {
    /// Collects what stands in a string literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }

        public mutating func appendInterpolation(_ string: String) { parts.append(.literal(string)) }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: ReferenceConvertible {
            parts.append(.literal(formatter?.string(for: subject) ?? subject.description))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: NSObject {
            parts.append(.literal(formatter?.string(for: subject) ?? subject.description))
        }

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            parts.append(.literal(format.format(input)))
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            parts.append(value._part(nil))
        }

        /// Writes a number by a format of `printf`, which must be one for its type.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            parts.append(value._part(specifier))
        }
    }
}
