import Foundation
import Testing

@testable import Tally

/// What holds for any two texts, tried on random ones.
struct RollPlanPropertyTests {
    private func randomText(_ generator: inout SplitMix) -> NumberText {
        let digits = Int.random(in: 1...16, using: &generator)
        let limit = Int(pow(10, Double(digits)))
        let number = Decimal(Int.random(in: -limit...limit, using: &generator))
        let value = number / [1, 10, 100, 1000][Int.random(in: 0...3, using: &generator)]
        let locale = locale(["en_US", "de_DE", "hi_IN", "ko_KR", "sv_SE"][Int.random(in: 0...4, using: &generator)])
        switch Int.random(in: 0...5, using: &generator) {
        case 0: return NumberText(value, format: .currency(code: "USD").sign(strategy: .accounting).locale(locale))
        case 1: return NumberText(value, format: .currency(code: "KRW").locale(locale))
        case 2: return NumberText(value, format: .number.notation(.compactName).locale(locale))
        case 3: return NumberText(value, format: .percent.locale(locale))
        case 4: return NumberText(value, format: .number.notation(.scientific).locale(locale))
        default: return NumberText(value, format: .number.precision(.fractionLength(0...4)).locale(locale))
        }
    }

    @Test func `applied to the old text a plan gives the new`() {
        var generator = SplitMix(2_024)
        let texts = (0..<400).map { _ in randomText(&generator) }
        for _ in 0..<600 {
            let from = texts[Int.random(in: 0..<400, using: &generator)]
            let to = texts[Int.random(in: 0..<400, using: &generator)]
            for style in allStyles {
                let plan = RollPlan(from: from, to: to, style: style)
                let trace = "\(from) → \(to) \(style)\n\(plan)"
                #expect(plan.columns.compactMap(\.toIndex) == to.visualOrder, "\(trace)")
                #expect(plan.columns.compactMap(\.fromIndex).sorted() == Array(from.tokens.indices), "\(trace)")
                #expect(plan.columns.compactMap(\.fromIndex) == from.visualOrder, "\(trace)")
                #expect(plan.columns.allSatisfy { isSound($0, from, to) }, "\(trace)")
                #expect(plan == RollPlan(from: from, to: to, style: style))
            }
        }
    }

    private func isSound(_ column: RollPlan.Column, _ from: NumberText, _ to: NumberText) -> Bool {
        guard column.fromText == column.fromIndex.map({ from.tokens[$0].drawnText }),
            column.toText == column.toIndex.map({ to.tokens[$0].drawnText }),
            (column.change == .enters) == (column.fromIndex == nil),
            (column.change == .exits) == (column.toIndex == nil),
            0...0.15 ~= column.delay
        else { return false }
        switch column.motion {
        case .still: return column.fromText == column.toText && column.steps == 0 && column.entry == nil
        case .fade, .jump: return column.steps == 0 && column.fromText != column.toText
        case .replace: return column.steps == column.entry?.sign
        case .roll:
            guard let old = column.fromDigit, let new = column.toDigit else { return false }
            let face = (old + column.steps % 10 + 10) % 10
            return face == new && (column.steps == 0) == (column.entry == nil)
        }
    }

    @Test func `a drum of flow never makes a full turn, and none goes against the magnitude`() {
        var generator = SplitMix(7)
        for _ in 0..<400 {
            let (a, b) = (
                Int.random(in: 0...9_999_999, using: &generator), Int.random(in: 0...9_999_999, using: &generator)
            )
            let plan = RollPlan(from: plain(a), to: plain(b))
            for column in plan.columns {
                #expect(abs(column.steps) <= 9 && column.steps * plan.magnitudeTrend >= 0, "\(a) → \(b)\n\(plan)")
            }
            let odometer = RollPlan(from: plain(a), to: plain(b), style: .odometer)
            for column in odometer.columns {
                guard let exponent = column.key.exponent else { continue }
                let power = Int(pow(10, Double(exponent)))
                #expect(column.steps == b / power - a / power, "\(a) → \(b)\n\(odometer)")
            }
        }
    }
}
