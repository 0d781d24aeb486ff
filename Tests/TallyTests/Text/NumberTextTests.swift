import Foundation
import Testing

@testable import Tally

struct NumberTextTests {
    @Test func `columns are named by their place`() {
        #expect(
            NumberText(Decimal(string: "-1234.50")!, format: .currency(code: "USD").locale(locale("en_US"))).listing
                == #"sign"-" currency"$" e3"1" g3"," e2"2" e1"3" e0"4" point"." e-1"5" e-2"0""#)
    }

    @Test(arguments: [
        ("KRW", "ko_KR", #"currency"₩" e3"1" g3"," e2"2" e1"3" e0"4""#),
        ("EUR", "de_DE", #"e3"1" g3"." e2"2" e1"3" e0"4" point"," e-1"5" e-2"0" trail"\#u{A0}" currency"€""#),
        ("JPY", "ja_JP", #"currency"\#u{A5}" e3"1" g3"," e2"2" e1"3" e0"4""#),
        (
            "KWD", "en_US",
            #"currency"KWD" lead"\#u{A0}" e3"1" g3"," e2"2" e1"3" e0"4" point"." e-1"5" e-2"0" e-3"0""#
        ),
    ])
    func `currencies have their own places`(code: String, identifier: String, expected: String) {
        let style = Decimal.FormatStyle.Currency(code: code, locale: locale(identifier))
        #expect(NumberText(Decimal(string: "1234.5")!, format: style).listing == expected)
    }

    @Test func `indian groups of two and three are named by what they stand above`() {
        let style = Decimal.FormatStyle.Currency(code: "INR", locale: locale("hi_IN"))
        #expect(
            NumberText(Decimal(123_456_789), format: style.precision(.fractionLength(0))).keys
                == "currency e8 e7 g7 e6 e5 g5 e4 e3 g3 e2 e1 e0")
    }

    @Test func `accounting brackets are literals`() {
        let style = Decimal.FormatStyle.Currency(code: "USD", locale: locale("en_US")).sign(strategy: .accounting)
        #expect(
            NumberText(-5, format: style).listing
                == #"lead"(" currency"$" e0"5" point"." e-1"0" e-2"0" trail")""#)
    }

    @Test func `percent signs and their spaces keep their sides`() {
        #expect(NumberText(0.12, format: .percent.locale(locale("en_US"))).listing == #"e1"1" e0"2" percent"%""#)
        #expect(
            NumberText(0.12, format: .percent.locale(locale("de_DE"))).listing
                == "e1\"1\" e0\"2\" trail\"\u{A0}\" percent\"%\"")
        #expect(NumberText(0.12, format: .percent.locale(locale("tr_TR"))).listing == #"percent"%" e1"1" e0"2""#)
        #expect(NumberText(12, format: .percent.locale(locale("en_US"))).listing == #"e1"1" e0"2" percent"%""#)
    }

    @Test(arguments: [
        ("ar_EG", "٠١٢٣٤٥٦٧٨٩"), ("fa_IR", "۰۱۲۳۴۵۶۷۸۹"), ("hi-IN-u-nu-deva", "०१२३४५६७८९"),
        ("my-MM-u-nu-mymr", "၀၁၂၃၄၅၆၇၈၉"), ("zh-CN-u-nu-hanidec", "〇一二三四五六七八九"),
        ("en-US-u-nu-fullwide", "０１２３４５６７８９"), ("en-US-u-nu-mathsans", "𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫"), ("en_US", "0123456789"),
    ])
    func `glyphs are those of the numbering system`(identifier: String, glyphs: String) {
        let text = NumberText(1_234_567_890, format: .number.locale(locale(identifier)))
        #expect((0...9).map { text.glyph(for: $0) }.joined() == glyphs)
        #expect(text.glyph(for: -1) == text.glyph(for: 9) && text.glyph(for: 23) == text.glyph(for: 3))
        #expect(text.tokens.compactMap(\.digit) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
        #expect(text.tokens.allSatisfy { $0.digit == nil || $0.glyph(for: $0.digit ?? 0) == $0.text })
        #expect(text.keys == "e9 g9 e8 e7 e6 g6 e5 e4 e3 g3 e2 e1 e0" || identifier.hasPrefix("hi"))
    }

    @Test func `what is shown as zero has no minus sign`() {
        let english = locale("en_US")
        let number = FloatingPointFormatStyle<Double>.number.locale(english).precision(.fractionLength(2))
        let currency = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: english)
        for value in [-0.001, -0.0, 0.0, 0.001] {
            #expect(NumberText(value, format: number).text == "0.00")
            #expect(NumberText(value, format: currency).text == "$0.00")
            #expect(NumberText(value, format: currency.sign(strategy: .accounting)).text == "$0.00")
            #expect(NumberText(value, format: number) == NumberText(0, format: number))
        }
        #expect(NumberText(-0.001, format: number.precision(.fractionLength(3))).text == "-0.001")
        #expect(NumberText(Decimal(string: "-0.4")!, format: .number.rounded(increment: 1).locale(english)).text == "0")
        #expect(NumberText(-0.001, format: number.sign(strategy: .always(includingZero: true))).text == "+0.00")
    }

    @Test func `values without digits are literals`() {
        let number = FloatingPointFormatStyle<Double>.number.locale(locale("en_US"))
        let currency = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: locale("en_US"))
        #expect(NumberText(Double.nan, format: number).listing == #"lead"NaN""#)
        #expect(NumberText(-Double.infinity, format: currency).listing == #"sign"-" currency"$" lead"∞""#)
        #expect(NumberText(Decimal.nan, format: .number.locale(locale("en_US"))).isNumeric == false)
    }

    @Test func `decimals are exact to their last digit`() {
        let digits = "12345678901234567890123456789012345678"
        let text = NumberText(Decimal(string: digits)!, format: .number.grouping(.never).locale(locale("en_US")))
        #expect(text.text == digits)
        #expect(text.tokens.first?.key == .digit(exponent: 37))
        let cents = Decimal(string: "-123456789012345678901234567890123456.78")!
        #expect(
            NumberText(cents, format: .currency(code: "USD").grouping(.never).locale(locale("en_US"))).text
                == "-$123456789012345678901234567890123456.78")
    }

    @Test func `verbatim characters are columns by position`() {
        let text = NumberText(verbatim: "a1👩‍👧é")
        #expect(text.listing == #"c0"a" c1"1" c2"👩‍👧" c3"é""#)
        #expect(text.tokens.map(\.digit) == [nil, 1, nil, nil])
        #expect(!text.isNumeric)
        #expect(NumberText(verbatim: "").tokens.isEmpty)
        #expect(NumberText(verbatim: "12") != plain(12))
    }

    @Test func `ten thousand characters are ten thousand columns`() {
        let text = String(repeating: "abcde,12. ", count: 1000)
        #expect(NumberText(verbatim: text).tokens.count == 10_000)
        #expect(NumberText(verbatim: text).tokens.map(\.text).joined() == text)
    }
}
