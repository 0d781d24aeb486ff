import Foundation
import Testing

@testable import Tally

struct NumberTextScaleTests {
    @Test(arguments: [
        (9_999.0, "ko_KR", #"e3"9" point"." e2"9" e1"9" e0"9" unit"천""#),
        (99_990_000, "ko_KR", #"e7"9" e6"9" e5"9" e4"9" unit"만""#),
        (100_000_000, "ko_KR", #"e8"1" unit"억""#),
        (123_000_000_000_000, "ja_JP", #"e14"1" e13"2" e12"3" unit"兆""#),
        (999_900, "en_US", #"e5"9" e4"9" e3"9" point"." e2"9" unit"K""#),
        (1_000_000, "en_US", #"e6"1" unit"M""#),
        (999_999, "en_US", #"e6"1" unit"M""#),
        (-1_500, "en_US", #"sign"-" e3"1" point"." e2"5" unit"K""#),
        (12_000, "sw", "unit\"elfu\" lead\"\u{A0}\" e4\"1\" e3\"2\""),
        (1_200_000, "ar_EG", "e6\"١\" point\"٫\" e5\"٢\" trail\"\u{A0}\" unit\"مليون\""),
        (999, "en_US", #"e2"9" e1"9" e0"9""#),
        (0, "en_US", #"e0"0""#),
    ])
    func `compact digits have their true exponents`(value: Double, identifier: String, expected: String) {
        #expect(compact(value, identifier).listing == expected)
    }

    @Test func `compact amounts keep currency and unit apart`() {
        let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale("de_DE")).notation(
            .compactName)
        #expect(
            NumberText(12_000_000, format: style).listing
                == "e7\"1\" e6\"2\" trail\"\u{A0}\" unit\"Mio.\" trail2\"\u{A0}\" currency\"€\"")
    }

    @Test func `every power of ten has its own place in every locale`() {
        for identifier in [
            "en_US", "ko_KR", "ja_JP", "zh_CN", "de_DE", "es_ES", "hi_IN", "fa_IR", "my-MM-u-nu-mymr", "sv_SE",
        ] {
            for power in 0...15 {
                for factor in [1.0, 1.4, 2.6, 9.4] {
                    let text = compact(factor * pow(10, Double(power)), identifier, digits: 2)
                    #expect(text.tokens.compactMap(\.key.exponent).max() == power, "\(identifier) \(text.listing)")
                }
            }
        }
    }

    @Test(arguments: [
        (12_345.0, "en_US", #"e4"1" point"." e3"2" e2"3" unit"E4""#),
        (-0.000_12, "en_US", #"sign"-" e-4"1" point"." e-5"2" unit"E-4""#),
        (0.000_12, "sv_SE", #"e-4"1" point"," e-5"2" unit"×10^−4""#),
        (0.000_12, "ar_EG", "e-4\"١\" point\"٫\" e-5\"٢\" unit\"أس\u{61C}-٤\""),
        (1e300, "en_US", #"e300"1" unit"E300""#),
        (5, "en_US", #"e0"5" unit"E0""#),
    ])
    func `scientific digits have their true exponents`(value: Double, identifier: String, expected: String) {
        let style = FloatingPointFormatStyle<Double>.number.notation(.scientific).precision(.significantDigits(1...3))
        #expect(NumberText(value, format: style.locale(locale(identifier))).listing == expected)
    }

    @Test func `a percentage is scaled by a hundred, its unit by more`() {
        let style = FloatingPointFormatStyle<Double>.Percent(locale: locale("en_US")).notation(.compactName)
        #expect(NumberText(120, format: style).listing == #"e4"1" e3"2" unit"K" percent"%""#)
    }
}

extension NumberTextScaleTests {
    @Test func `a style's own scale moves no place`() {
        let style = IntegerFormatStyle<Int>(locale: locale("en_US")).scale(0.01).notation(.compactName)
        #expect(NumberText(123_456, format: style).listing == #"e3"1" point"." e2"2" unit"K""#)
        #expect(NumberText(99_900, format: style).listing == #"e2"9" e1"9" e0"9""#)
    }

    @Test func `two texts of one shape are told apart by their values`() {
        let style = FloatingPointFormatStyle<Double>.number.notation(.compactName).locale(locale("en_US"))
        for (value, exponent) in [(1_000.0, 3), (1e6, 6), (2e6, 6), (3e3, 3), (1e9, 9), (4e12, 12)] {
            #expect(NumberText(value, format: style).tokens.first?.key == .digit(exponent: exponent))
        }
    }
}
