import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

struct AmountReadingTests {
    @Test(
        arguments: [
            (0, "0원", "0원", "영 원"), (1, "1원", "1원", "일 원"), (10, "10원", "10원", "십 원"), (11, "11원", "11원", "십일 원"),
            (5_000, "5,000원", "5,000원", "오천 원"), (10_000, "1만 원", "1만 원", "일만 원"), (50_000, "5만 원", "5만 원", "오만 원"),
            (15_000, "15,000원", "1만 5,000원", "일만 오천 원"), (123_456, "123,456원", "12만 3,456원", "십이만 삼천사백오십육 원"),
            (123_456_789, "123,456,789원", "1억 2,345만 6,789원", "일억 이천삼백사십오만 육천칠백팔십구 원"),
            (123_450_000, "12,345만 원", "1억 2,345만 원", "일억 이천삼백사십오만 원"),
            (100_000_001, "100,000,001원", "1억 1원", "일억 일 원"),
            (11_111_111, "11,111,111원", "1,111만 1,111원", "천백십일만 천백십일 원"),
            (1_000_000_000_000, "1조 원", "1조 원", "일조 원"), (10_000_000_000_000_000, "1경 원", "1경 원", "일경 원"),
            (-70_000, "-7만 원", "-7만 원", "마이너스 칠만 원"), (2.5, "2.5원", "2.5원", "이 점 오 원"),
            (10_000.05, "10,000.05원", "1만 0.05원", "일만 점 영오 원"), (0.3, "0.3원", "0.3원", "영 점 삼 원"),
        ] as [(Decimal, String, String, String)])
    func `an amount of won is said in three ways`(amount: Decimal, units: String, mixed: String, spoken: String) {
        #expect(said(amount, .units) == units)
        #expect(said(amount, .mixed) == mixed)
        #expect(said(amount, .spoken) == spoken)
    }

    /// What a reading means, worked out from its words from left to right.
    private func value(spoken text: String) -> Decimal? {
        let digits: [Character: Decimal] = ["일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9]
        let small: [Character: Decimal] = ["십": 10, "백": 100, "천": 1000]
        let large: [Character: Int] = ["만": 4, "억": 8, "조": 12, "경": 16, "해": 20, "자": 24, "양": 28]
        var (total, block, digit) = (0 as Decimal, 0 as Decimal, nil as Decimal?)
        for word in text.dropLast(2).split(separator: " ") {
            for character in word {
                if let value = digits[character] {
                    if digit != nil { return nil }
                    digit = value
                } else if let place = small[character] {
                    if digit == 1 { return nil }
                    block += (digit ?? 1) * place
                    digit = nil
                } else if let power = large[character] {
                    total += (block + (digit ?? 0)) * Decimal(sign: .plus, exponent: power, significand: 1)
                    (block, digit) = (0, nil)
                } else if character == "영" {
                    return text == "영 원" ? 0 : nil
                } else {
                    return nil
                }
            }
        }
        return text.hasSuffix(" 원") ? total + block + (digit ?? 0) : nil
    }

    private func value(digits text: String) -> Decimal? {
        let powers: [Character: Int] = ["만": 4, "억": 8, "조": 12, "경": 16, "해": 20, "자": 24, "양": 28]
        var total: Decimal = 0
        for part in text.dropLast().split(separator: " ") {
            let number = part.filter(\.isNumber)
            guard let value = Decimal(string: number), value > 0 || text == "0원" else { return nil }
            total += value * Decimal(sign: .plus, exponent: part.last.flatMap { powers[$0] } ?? 0, significand: 1)
        }
        return text.hasSuffix("원") ? total : nil
    }

    /// Every 23rd of them here; `AmountMillionTests` has all.
    @Test func `what is said means the amount, from 0 to 99,999`() {
        expectMeanings(stride(from: 0, to: 100_000, by: 23))
    }

    func expectMeanings(_ amounts: some Sequence<Int>) {
        for amount in amounts {
            let decimal = Decimal(amount)
            let isRight =
                value(spoken: said(decimal, .spoken)) == decimal
                && value(digits: said(decimal, .mixed)) == decimal
                && value(digits: said(decimal, .units)) == decimal
            if !isRight { Issue.record("\(amount) is said \(said(decimal, .spoken))") }
        }
    }

    @Test func `what is said means the amount, up to 32 digits`() {
        var random = SplitMix(5)
        for step in 0..<700 {
            var digits = "\(Int.random(in: 1...9, using: &random))"
            let zeros = Int.random(in: 0...3, using: &random)
            for _ in 0..<step % 31 {
                digits +=
                    Int.random(in: 0...3, using: &random) < zeros ? "0" : "\(Int.random(in: 0...9, using: &random))"
            }
            let amount = Decimal(string: digits)!
            let spoken = said(amount, .spoken)
            let mixed = said(amount, .mixed)
            #expect(value(spoken: spoken) == amount, "\(amount) is said \(spoken)")
            #expect(value(digits: mixed) == amount, "\(amount) is said \(mixed)")
            #expect(value(digits: said(amount, .units)) == amount)
            // What is written in units can be pasted.
            if digits.count <= 20 {
                var input = AmountInput(limits: 0...1, locale: locale("ko_KR"), overflow: .allow)
                input.paste(mixed)
                #expect(input.amount == amount, "\(mixed)")
            }
        }
    }

    @Test func `units have a name up to 10 to the 52nd, then there are digits`() {
        func power(_ exponent: Int) -> Decimal { Decimal(sign: .plus, exponent: exponent, significand: 1) }
        #expect(said(power(48), .spoken) == "일극 원")
        #expect(said(power(51), .mixed) == "1,000극 원")
        let digits = said(power(52), .spoken)
        #expect(digits == "10" + String(repeating: ",000", count: 17) + "원")
        #expect(said(.greatestFiniteMagnitude, .units).hasPrefix("3,402,823,669"))
        #expect(said(.leastNonzeroMagnitude, .spoken).hasPrefix("영 점 영영영"))
        #expect(said(.nan, .spoken) == "")
    }

    @Test func `other locales have Foundation's short forms, and words`() {
        func text(_ amount: Decimal, _ style: AmountReading.Style, _ place: String, _ currency: String = "USD")
            -> String
        {
            AmountReading.text(for: amount, style: style, currency: currency, locale: locale(place))
        }
        #expect(text(1_234_567, .mixed, "en_US") == "≈ $1.23M")
        #expect(text(-50_000, .units, "en_US") == "-$50K")
        #expect(text(1_234_567, .units, "ja_JP", "JPY") == "≈ ¥123万")
        #expect(text(1_234_567, .units, "de_DE", "EUR") == "≈ 1,23\u{A0}Mio.\u{A0}€")
        #expect(text(1_234.5, .spoken, "en_US") == "one thousand two hundred thirty-four point five")
        #expect(text(50_000, .mixed, "ko_KR") == "5만 달러")
        #expect(text(50_000, .mixed, "ko_KR", "THB") == "5만 THB")
        #expect(text(.nan, .mixed, "en_US").isEmpty)
        #expect(text(Decimal(string: "1234567890123456789")!, .spoken, "en_US") == "$1,234,567,890,123,456,789")
    }

    @MainActor @Test func `the line is the amount's, and keeps its height without one`() {
        func stage(_ amount: Decimal?) -> Stage {
            Stage(size: CGSize(width: 300, height: 60)) {
                AmountReading(amount).environment(\.locale, locale("ko_KR"))
            }
        }
        #expect(stage(123_456_789).frame.visibleText == "1억 2,345만 6,789원")
        let heights = [stage(5).frame.texts.first?.rect.height, stage(nil).frame.texts.first?.rect.height]
        #expect(heights[0] == heights[1])
        #expect(stage(nil).frame.accessibility.isEmpty)
    }
}
