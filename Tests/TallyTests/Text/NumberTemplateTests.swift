import Foundation
import Testing

@testable import Tally

/// Texts made from a template are those of Foundation, to the last mark. `TALLY_FORMAT_VALUES` asks for more values.
struct NumberTemplateTests {
    private static let locales = [
        "en_US", "en_IN", "de_DE", "de_CH", "fr_FR", "es_ES", "pt_PT", "pl_PL", "ru_RU", "sv_SE", "nb_NO", "ja_JP",
        "ko_KR",
        "zh_CN", "he_IL", "ar_EG", "fa_IR", "hi_IN", "th_TH", "bg_BG", "hu_HU", "en_ZA",
    ].map(Locale.init)

    private static let count = ProcessInfo.processInfo.environment["TALLY_FORMAT_VALUES"].flatMap(Int.init) ?? 60

    /// Whole numbers and fractions of every length, of either sign, many of them round.
    private func values(_ seed: UInt64, whole: Int, fraction: Int) -> [Decimal] {
        var random = SplitMix(seed)
        return (0..<Self.count).map { _ in
            let digits = Int.random(in: 0...whole, using: &random)
            let places = Int.random(in: 0...fraction, using: &random)
            var number = UInt64.random(in: 0..<max(1, PlainDigits.power(digits + places)), using: &random)
            if Bool.random(using: &random) { number = number / 10 * 10 }
            let sign = Bool.random(using: &random) ? FloatingPointSign.minus : .plus
            return Decimal(sign: sign, exponent: -places, significand: Decimal(number))
        }
    }

    private func differences<F: FormatStyle>(_ format: F, _ values: [F.FormatInput]) -> [String]
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        var memory: AnyObject?
        return values.compactMap { value in
            let made = NumberSource(value, format: format).text(in: Locale(identifier: "en_US"), &memory)
            let asked = NumberText(value, format: format)
            return made.isIdentical(to: asked) ? nil : "\(value): \(made.text), not \(asked.text)"
        }
    }

    @Test(arguments: locales) func `whole numbers are written as Foundation writes them`(_ locale: Locale) {
        let values = values(1, whole: 18, fraction: 0).map { Int($0.description) ?? 0 }
        let plain = IntegerFormatStyle<Int>(locale: locale)
        #expect(differences(plain, values) == [])
        #expect(differences(plain.sign(strategy: .always()), values) == [])
        #expect(differences(plain.grouping(.never), values) == [])
        #expect(differences(plain.precision(.fractionLength(2)), values) == [])
        #expect(differences(plain.precision(.significantDigits(3)), values) == [])
        #expect(differences(plain.precision(.integerLength(6...)), values) == [])
        #expect(differences(plain.rounded(increment: 5), values) == [])
        #expect(differences(plain.notation(.compactName), values) == [])
        #expect(differences(plain.scale(10), values) == [])
        #expect(differences(IntegerFormatStyle<Int>.Percent(locale: locale), values) == [])
    }

    @Test(arguments: locales) func `amounts are written as Foundation writes them`(_ locale: Locale) {
        let values = values(2, whole: 12, fraction: 4)
        for code in ["USD", "JPY", "KWD", "RON"] {
            let format = Decimal.FormatStyle.Currency(code: code, locale: locale)
            #expect(differences(format, values) == [])
            #expect(differences(format.presentation(.fullName), values) == [])
            #expect(differences(format.presentation(.isoCode), values) == [])
            #expect(differences(format.sign(strategy: .accounting), values) == [])
        }
        #expect(differences(Decimal.FormatStyle(locale: locale), values) == [])
        #expect(differences(Decimal.FormatStyle.Percent(locale: locale), values) == [])
    }

    @Test(arguments: locales) func `floating-point numbers are written as Foundation writes them`(_ locale: Locale) {
        let values = values(3, whole: 9, fraction: 7).map { Double($0.description) ?? 0 }
        let plain = FloatingPointFormatStyle<Double>(locale: locale)
        #expect(differences(plain, values) == [])
        #expect(differences(plain.precision(.fractionLength(1...3)), values) == [])
        #expect(differences(plain.precision(.fractionLength(2)).rounded(rule: .down), values) == [])
        #expect(differences(plain.notation(.scientific), values) == [])
        #expect(differences(plain, [0, -0.0, .nan, .infinity, 1e300, -1e-300, 0.1 + 0.2]) == [])
    }

    @Test func `a style that says more than the digits is asked each time`() {
        let name = Decimal.FormatStyle.Currency(code: "USD", locale: Locale(identifier: "en_US")).presentation(
            .fullName)
        var memory: AnyObject?
        func text(_ value: Decimal) -> String {
            NumberSource(value, format: name).text(in: Locale(identifier: "en_US"), &memory).text
        }
        #expect([text(2), text(1), text(3)] == ["2.00 US dollars", "1.00 US dollars", "3.00 US dollars"])
        // The words after 22 are others than those after 11, 12, 25 and 98.
        for locale in ["pl_PL", "ru_RU"].map(Locale.init) {
            let whole = Decimal.FormatStyle.Currency(code: "USD", locale: locale).presentation(.fullName).precision(
                .fractionLength(0))
            #expect(differences(whole, [25, 22, 21, 31, 33]) == [])
        }
    }

    @Test func `a format without a locale follows the place, also when that changes`() {
        var memory: AnyObject?
        let source = NumberSource(1_234_567, format: IntegerFormatStyle<Int>())
        func text(_ locale: String) -> String { source.text(in: Locale(identifier: locale), &memory).text }
        #expect(
            [text("en_US"), text("de_DE"), text("en_IN"), text("en_US")] == [
                "1,234,567", "1.234.567", "12,34,567", "1,234,567",
            ])
    }

    @Test func `a template is used where the digits are all there is to know`() {
        let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
        let templates = NumberTemplates.of(style)
        var asked = 0
        func text(_ number: UInt64) -> String? {
            let digits = PlainDigits(number: number, isNegative: false)
            let template = templates.template(for: digits) { digits in
                asked += 1
                return NumberText(Int(digits.number), format: style)
            }
            return template?.text(of: digits, value: Decimal(number)).text
        }
        #expect(text(87_654_321_012) == "87,654,321,012")
        let first = asked
        #expect(text(11_111_111_111) == "11,111,111,111")
        #expect(asked == first, "Foundation was asked again for a shape that is known.")
    }
}
