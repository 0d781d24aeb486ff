import SwiftUI

/// A value and its format, compared before anything is formatted.
struct NumberSource: Equatable {
    private let base: any FormattedNumber

    init<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        base = TypedNumber(value: value, format: format)
    }

    init(verbatim text: String) { base = VerbatimText(text: text) }

    /// What stands for a number that is not there yet.
    init<F: FormatStyle>(placeholder: String, format: F)
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        base = PlaceholderText(text: placeholder, format: format)
    }

    /// Returns the formatted value; a format that names no locale takes this one.
    ///
    /// - Parameter memory: What the last text of the same number was formatted with, to begin with `nil`.
    func text(in locale: Locale, _ memory: inout AnyObject?) -> NumberText { base.text(in: locale, &memory) }

    /// Returns another number in the same format; `nil` if the format's type of number cannot hold it, or there is no format.
    func text(of number: Decimal, in locale: Locale, _ memory: inout AnyObject?) -> NumberText? {
        base.text(of: number, in: locale, &memory)
    }

    /// Whether there is no number.
    var isPlaceholder: Bool { base.isPlaceholder }

    /// Returns whether the format's type of number can hold another number.
    func holds(_ number: Decimal) -> Bool { base.holds(number) }

    static func == (a: NumberSource, b: NumberSource) -> Bool { a.base.isEqual(to: b.base) }
}

private protocol FormattedNumber {
    func text(in locale: Locale, _ memory: inout AnyObject?) -> NumberText
    func text(of number: Decimal, in locale: Locale, _ memory: inout AnyObject?) -> NumberText?
    func holds(_ number: Decimal) -> Bool
    func isEqual(to other: any FormattedNumber) -> Bool
    var isPlaceholder: Bool { get }
}

extension FormattedNumber {
    var isPlaceholder: Bool { false }
}

private struct TypedNumber<F: FormatStyle>: FormattedNumber
where F.FormatInput: RollableNumber, F.FormatOutput == String {
    let value: F.FormatInput
    let format: F

    func text(in locale: Locale, _ memory: inout AnyObject?) -> NumberText {
        let format = FormatMemory.of(format, locale, &memory)
        return format.text(of: value)
    }

    func text(of number: Decimal, in locale: Locale, _ memory: inout AnyObject?) -> NumberText? {
        guard let input = FormatMemory<F>.input(number) else { return nil }
        return FormatMemory.of(format, locale, &memory).text(of: input)
    }

    func holds(_ number: Decimal) -> Bool { FormatMemory<F>.input(number) != nil }

    func isEqual(to other: any FormattedNumber) -> Bool {
        guard let other = other as? TypedNumber<F> else { return false }
        // Not-a-number is not equal to itself, and looks the same each time.
        let isSame = other.value == value || other.value != other.value && value != value
        return isSame && other.format == format
    }
}

private struct PlaceholderText<F: FormatStyle>: FormattedNumber
where F.FormatInput: RollableNumber, F.FormatOutput == String {
    let text: String
    let format: F

    func text(in locale: Locale, _ memory: inout AnyObject?) -> NumberText { NumberText(verbatim: text) }

    func text(of number: Decimal, in locale: Locale, _ memory: inout AnyObject?) -> NumberText? {
        guard let input = FormatMemory<F>.input(number) else { return nil }
        return FormatMemory.of(format, locale, &memory).text(of: input)
    }

    func holds(_ number: Decimal) -> Bool { false }
    var isPlaceholder: Bool { true }

    func isEqual(to other: any FormattedNumber) -> Bool {
        guard let other = other as? PlaceholderText<F> else { return false }
        return other.text == text && other.format == format
    }
}

private struct VerbatimText: FormattedNumber {
    let text: String

    func text(in locale: Locale, _ memory: inout AnyObject?) -> NumberText { NumberText(verbatim: text) }
    func text(of number: Decimal, in locale: Locale, _ memory: inout AnyObject?) -> NumberText? { nil }
    func holds(_ number: Decimal) -> Bool { false }
    func isEqual(to other: any FormattedNumber) -> Bool { (other as? VerbatimText)?.text == text }
}
