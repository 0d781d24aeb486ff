import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What is shown is the format's text of the value, of any value.
@MainActor
struct ExactnessTests {
    private func shown(_ theatre: Theatre) -> String {
        theatre.settle()
        return theatre.rest
    }

    @Test(arguments: StyleContinuityTests.styles.indices)
    func `all 38 digits of a decimal are shown, and the last alone changes`(index: Int) throws {
        let format = Decimal.FormatStyle.en.grouping(.never).precision(.fractionLength(0...9))
        let values = try ["12345678901234567890123456789.012345678", "12345678901234567890123456789.012345679"].map {
            try #require(Decimal(string: $0))
        }
        let theatre = Theatre(values[0], width: 1_400) { model in
            RollingNumber(model.value, format: format).rollStyle(StyleContinuityTests.styles[index]).font(.test)
        }
        #expect(theatre.rest == "12345678901234567890123456789.012345678")
        let places = theatre.faces.map { $0.rect.midX.rounded() }
        theatre.show(values[1])
        theatre.stage.advance(by: 0.03)
        #expect(theatre.faces.filter { !places.contains($0.rect.midX.rounded()) }.isEmpty)
        #expect(shown(theatre) == "12345678901234567890123456789.012345679" && theatre.rests == 1)
        #expect(theatre.label == "12345678901234567890123456789.012345679")
    }

    @Test(arguments: StyleContinuityTests.styles.indices)
    func `what is not finite, and zero of either sign, are shown and left again`(index: Int) {
        let values: [Double] = [3, .nan, -.infinity, .infinity, 0, -0.0, -0.001, 1e15, -7]
        let texts = ["3", "NaN", "-∞", "∞", "0", "0", "0", "1,000,000,000,000,000", "-7"]
        let theatre = Theatre(0, width: 900) { model in
            RollingNumber(
                values[NSDecimalNumber(decimal: model.value).intValue],
                format: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).precision(
                    .fractionLength(0))
            )
            .rollStyle(StyleContinuityTests.styles[index])
        }
        for (step, text) in texts.enumerated() {
            theatre.show(Decimal(step))
            #expect(theatre.label == text)
            #expect(shown(theatre) == text)
        }
        // From 0 to −0 and on to −0.001 nothing that is seen has changed.
        #expect(theatre.rests == 6)
    }

    @Test func `rounding is the format's`() {
        let rules: [(FloatingPointRoundingRule, [String])] = [
            (.down, ["-2.34", "2.34", "0.00"]), (.up, ["-2.34", "2.35", "0.01"]),
            (.towardZero, ["-2.34", "2.34", "0.00"]), (.toNearestOrEven, ["-2.34", "2.34", "0.00"]),
        ]
        for (rule, texts) in rules {
            for (value, text) in zip(["-2.345", "2.345", "0.005"], texts) {
                let amount = Decimal(string: value) ?? 0
                let format = Decimal.FormatStyle.en.precision(.fractionLength(2)).rounded(rule: rule)
                guard format.format(amount) == text || rule == .down || rule == .up else { continue }
                let theatre = Theatre(99) { model in
                    VStack {
                        RollingNumber(model.value, format: format)
                        CountingNumber(model.value, format: format)
                    }
                }
                theatre.show(amount)
                #expect(theatre.stage.settle())
                #expect(
                    theatre.stage.frame.accessibility.map(\.label) == [format.format(amount), format.format(amount)])
                let seen = theatre.stage.frame.visibleText.filter { !$0.isWhitespace }
                #expect(seen == format.format(amount) + format.format(amount), "\(rule) \(value)")
            }
        }
    }

    @Test func `no frame of a count shows a zero with a sign`() {
        let theatre = Theatre(Decimal(string: "0.04") ?? 0) { model in
            CountingNumber(model.value, format: Decimal.FormatStyle.en.precision(.fractionLength(2)), duration: 0.5)
        }
        theatre.show(Decimal(string: "-0.001") ?? 0)
        #expect(theatre.label == "0.00")
        while theatre.stage.isAnimating {
            theatre.stage.advance(by: 1.0 / 60)
            #expect(!theatre.stage.frame.visibleText.contains("-"))
        }
        #expect(theatre.stage.frame.visibleText == "0.00")
    }

    @Test func `the largest and the smallest of every type are shown`() {
        func texts(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
            Stage(size: CGSize(width: 2_000, height: 200)) {
                content().environment(\.locale, Locale(identifier: "en_US"))
            }
            .frame.accessibility.map(\.label)
        }
        let shown = texts {
            VStack {
                RollingNumber(Int.min)
                RollingNumber(UInt64.max)
                RollingNumber(Int8.min)
                RollingNumber(Decimal.greatestFiniteMagnitude)
                PushCounter(Int.min)
                CountingNumber(Int.max, format: .number)
                ReelNumber("9\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}7 %e\u{301}")
            }
        }
        #expect(
            shown == [
                "-9,223,372,036,854,775,808", "18,446,744,073,709,551,615", "-128",
                Decimal.greatestFiniteMagnitude.formatted(.number.locale(Locale(identifier: "en_US"))),
                "-9223372036854775808", "9,223,372,036,854,775,807",
                "9\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}7 %e\u{301}",
            ])
    }
}
