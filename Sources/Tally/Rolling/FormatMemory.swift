import Foundation

/// A format at its place, made ready once: its locale found out, and what is known of its texts at hand.
final class FormatMemory<F: FormatStyle> where F.FormatInput: RollableNumber, F.FormatOutput == String {
    private let format: F
    private let locale: Locale
    /// The locale at the time, which may be one that follows the user's settings.
    private let identifier: String
    private let localized: F
    /// There for styles of which texts may be made without a formatter.
    private let templates: NumberTemplates?
    private let digits: (F.FormatInput) -> PlainDigits?

    private init(_ format: F, _ locale: Locale) {
        self.format = format
        self.locale = locale
        identifier = locale.identifier
        localized = Self.localized(format, locale)
        if F.FormatInput.self is any PlainNumber.Type, let style = localized as? any TaggedNumberStyle,
            style.isUninflected
        {
            templates = NumberTemplates.of(style)
            digits = { ($0 as? any PlainNumber)?.plainDigits }
        } else {
            templates = nil
            digits = { _ in nil }
        }
    }

    static func of(_ format: F, _ locale: Locale, _ memory: inout AnyObject?) -> FormatMemory {
        if let known = memory as? FormatMemory, known.format == format, known.locale == locale,
            known.identifier == locale.identifier
        {
            return known
        }
        let made = FormatMemory(format, locale)
        memory = made
        return made
    }

    func text(of value: F.FormatInput) -> NumberText {
        // Of nothing, styles have a way of their own to write the sign.
        guard let templates, let digits = digits(value), digits.number > 0,
            let template = templates.template(for: digits, formatted: formatted)
        else { return NumberText(value, format: localized) }
        return template.text(of: digits, value: value.decimal)
    }

    private func formatted(_ digits: PlainDigits) -> NumberText? {
        let number = Decimal(
            sign: digits.isNegative ? .minus : .plus, exponent: -digits.fraction, significand: Decimal(digits.number))
        return Self.input(number).map { NumberText($0, format: localized) }
    }

    /// A style made without a locale follows the process; here it follows the place of the view, as `Text` does.
    static func localized(_ format: F, _ locale: Locale) -> F {
        format == format.locale(.autoupdatingCurrent) ? format.locale(locale) : format
    }

    /// A number as the format takes it; `nil` if its type cannot hold it.
    static func input(_ number: Decimal) -> F.FormatInput? {
        let type = F.FormatInput.self
        var input: Any?
        if type is Decimal.Type {
            input = number
        } else if type is Double.Type {
            input = Double(number.description)
        } else if type is Float.Type {
            input = Float(number.description)
        } else if let integer = type as? any (RollableNumber & LosslessStringConvertible).Type {
            input = integer.init(number.description)
        }
        return input as? F.FormatInput
    }
}
