import Foundation
import Testing

@testable import Tally

struct NumberTextFidelityTests {
    private static let values: [Decimal] = [0, -7, 1234.5, -1_234_567.891, 99_990_000]

    private func expectFaithful<F: FormatStyle>(_ value: F.FormatInput, _ format: F, _ identifier: String)
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        let text = NumberText(value, format: format)
        let expected = format.format(value)
        #expect(text.text == expected, "\(identifier) \(F.self)")
        #expect(withoutMarks(text.tokens.map(\.text).joined()) == withoutMarks(expected), "\(identifier) \(F.self)")
        #expect(text.visualOrder.sorted() == Array(text.tokens.indices), "\(identifier) \(F.self)")
        #expect(Set(text.tokens.map(\.key)).count == text.tokens.count, "\(identifier) \(text.listing)")
        #expect(text.tokens.allSatisfy { !$0.text.isEmpty })
        let exponents = text.visualOrder.compactMap { text.tokens[$0].key.exponent }
        let digits = text.tokens.compactMap(\.key.exponent)
        #expect(exponents == digits && exponents == exponents.sorted(by: >), "\(identifier) \(text.listing)")
    }

    @Test func `the tokens of every locale and format make up its text`() {
        let identifiers = Locale.availableIdentifiers.sorted().enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
        #expect(identifiers.count > 200)
        for (index, identifier) in identifiers.enumerated() {
            // Adlam's and N'Ko's digits are written from right to left, and columns follow them.
            if identifier.hasPrefix("ff_Adlm") || identifier.hasPrefix("nqo") { continue }
            let locale = locale(identifier)
            let value = Self.values[index % Self.values.count]
            let double = NSDecimalNumber(decimal: value).doubleValue
            let whole = NSDecimalNumber(decimal: value).intValue
            let currency = Decimal.FormatStyle.Currency(code: index % 2 == 0 ? "EUR" : "USD", locale: locale)
            expectFaithful(value, .number.locale(locale), identifier)
            expectFaithful(value, currency, identifier)
            expectFaithful(value, currency.sign(strategy: .accounting), identifier)
            expectFaithful(value, currency.presentation(.fullName), identifier)
            expectFaithful(double, .percent.locale(locale), identifier)
            expectFaithful(double, .number.notation(.scientific).locale(locale), identifier)
            expectFaithful(double, .currency(code: "USD").notation(.compactName).locale(locale), identifier)
            expectFaithful(whole, .number.notation(.compactName).locale(locale), identifier)
            expectFaithful(whole, .percent.sign(strategy: .always()).locale(locale), identifier)
        }
    }

    @Test func `every integer type goes by its tags`() {
        func check<V: BinaryInteger & RollableNumber>(_ type: V.Type) {
            let format = IntegerFormatStyle<V>(locale: locale("de_DE"))
            #expect(NumberText(V(127), format: format.notation(.compactName)).listing == #"e2"1" e1"2" e0"7""#)
            #expect(
                NumberText(V(100), format: IntegerFormatStyle<V>.Percent(locale: locale("en_US"))).keys
                    == "e2 e1 e0 percent")
            expectFaithful(V(99), format, "de_DE")
        }
        check(Int.self)
        check(Int8.self)
        check(Int16.self)
        check(Int32.self)
        check(Int64.self)
        check(UInt.self)
        check(UInt8.self)
        check(UInt16.self)
        check(UInt32.self)
        check(UInt64.self)
        expectFaithful(UInt64.max, .number.locale(locale("en_US")), "en_US")
        expectFaithful(Float(1234.5), .number.locale(locale("en_US")), "en_US")
    }

    @Test func `right to left lines put symbols where the bidirectional algorithm does`() {
        let arabic = NumberText(
            Decimal(-1234), format: .currency(code: "EUR").precision(.fractionLength(0)).locale(locale("ar_EG")))
        #expect(arabic.visual == ["€", "\u{A0}", "١", "٬", "٢", "٣", "٤", "-"])
        let hebrew = NumberText(
            Decimal(-12), format: .currency(code: "ILS").precision(.fractionLength(0)).locale(locale("he_IL")))
        #expect(hebrew.visual == ["₪", "\u{A0}", "-", "1", "2"])
        let persian = NumberText(Decimal(-12), format: .number.locale(locale("fa_IR")))
        #expect(persian.visual == ["−", "۱", "۲"])
        #expect(compact(12_000, "ar_EG").visual == ["ألف", "\u{A0}", "١", "٢"])
    }

    @Test func `brackets in right to left lines are turned round`() {
        let format = Decimal.FormatStyle.Currency(code: "USD", locale: locale("fa_IR")).sign(strategy: .accounting)
        let text = NumberText(-12, format: format.precision(.fractionLength(0)))
        #expect(
            text.visual == ["(", "۱", "۲", "\u{A0}", "$", ")"] || text.visual == ["(", "$", "\u{A0}", "۱", "۲", ")"])
        #expect(text.tokens.first?.text == "(")
        #expect(NumberText(verbatim: "שלום 12").visual == ["1", "2", " ", "ם", "ו", "ל", "ש"])
    }
}
