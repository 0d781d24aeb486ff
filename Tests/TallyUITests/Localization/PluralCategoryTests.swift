import Foundation
import Testing

@testable import TallyUI

struct LocalizationChoiceTests {
    @Test func `of the languages that there are the nearest one is chosen, in the script that is read`() {
        func choose(_ all: [String], _ locale: String) -> [String] {
            LocalizationChoice.order(all, for: Foundation.Locale(identifier: locale), own: "en")
        }
        #expect(choose(["en", "zh-Hans", "zh-Hant"], "zh_TW").first == "zh-Hant")
        #expect(choose(["en", "zh-Hans", "zh-Hant"], "zh_CN").first == "zh-Hans")
        #expect(choose(["en", "pt-BR", "pt-PT"], "pt_PT").first == "pt-PT")
        #expect(choose(["en", "pt-BR", "pt"], "pt_PT") == ["pt", "pt-BR", "en"])
        #expect(choose(["Base", "de", "en"], "fr_FR") == ["en", "Base"])
        #expect(choose(["Base", "de"], "fr_FR") == ["Base"])
        #expect(choose(["de"], "fr_FR") == ["de"])
    }
}

struct PluralCategoryTests {
    /// By the samples of CLDR's `plurals.xml`.
    private static let table: [(String, [Double: PluralCategory])] = [
        ("en", [0: .other, 1: .one, 2: .other, 11: .other, 1.5: .other, -1: .one]),
        ("de", [0: .other, 1: .one, 2: .other]),
        ("fr", [0: .one, 1: .one, 1.5: .one, 2: .other]),
        ("ko", [0: .other, 1: .other, 2: .other]),
        ("ja", [1: .other]),
        (
            "ru",
            [
                0: .many, 1: .one, 2: .few, 5: .many, 11: .many, 12: .many, 21: .one, 22: .few, 25: .many, 111: .many,
                1.5: .other,
            ]
        ),
        ("pl", [1: .one, 2: .few, 5: .many, 12: .many, 21: .many, 22: .few, 0: .many]),
        ("cs", [1: .one, 3: .few, 5: .other, 1.5: .many]),
        (
            "ar",
            [0: .zero, 1: .one, 2: .two, 3: .few, 10: .few, 11: .many, 99: .many, 100: .other, 102: .other, 103: .few]
        ),
        ("he", [1: .one, 2: .two, 3: .other]),
        ("lv", [0: .zero, 1: .one, 2: .other, 11: .zero, 21: .one]),
        ("sl", [1: .one, 2: .two, 3: .few, 5: .other, 101: .one]),
        ("ro", [1: .one, 0: .few, 19: .few, 20: .other, 101: .few]),
        ("lt", [1: .one, 2: .few, 10: .other, 11: .other, 21: .one]),
        ("hi", [0: .one, 1: .one, 2: .other]),
        ("xx", [1: .one, 2: .other]),
    ]

    @Test(arguments: table) func `numbers are counted as the language does`(
        language: String, wanted: [Double: PluralCategory]
    ) {
        // order: each is asked for itself.
        for (number, category) in wanted {
            #expect(PluralCategory(number, language: language) == category, "\(number)")
        }
    }

    @Test func `what is no number is other`() {
        for number in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(PluralCategory(number, language: "ar") == .other)
        }
    }
}
