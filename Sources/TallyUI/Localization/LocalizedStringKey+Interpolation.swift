public import Foundation

extension LocalizedStringKey {
    /// Collects what stands in a string literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        private mutating func append(_ argument: Argument, _ specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(0x25) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: ReferenceConvertible {
            append(.string(formatter?.string(for: subject) ?? subject.description))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: NSObject {
            append(.string(formatter?.string(for: subject) ?? subject.description))
        }

        /// Appends the input as the style formats it; a style that names no locale takes that of the environment.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted(TypedFormattedText(input, format)))
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(value._argument, value._specifier)
        }

        /// Writes a number by a format of `printf`, in the environment's locale; one that is not for its type counts as none.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(value._argument, specifier)
        }

        /// Appends a text with its own style, in that of the place.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// Appends a picture in the line.
        public mutating func appendInterpolation(_ image: Image) { append(.formatted(PictureText(image))) }

        /// Appends a date as a style writes it; see `Text.init(_:style:)`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.formatted(TimeText(.date(date, style))))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.formatted(TimeText(.range(dates))))
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.formatted(TimeText(.range(interval.start...interval.end))))
        }

        /// Appends a clock; see `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .formatted(
                    TimeText(.timer(timerInterval, pauseTime, countsDown: countsDown, showsHours: showsHours))))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.formatted(AttributedText(attributedString)))
        }
    }
}
