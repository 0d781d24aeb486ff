import Foundation
import Testing

@testable import Tally

struct RollPlanTests {
    private func usd(_ text: String, code: String = "USD", places: Int) -> NumberText {
        let style = Decimal.FormatStyle.Currency(code: code, locale: locale("en_US"))
        return NumberText(Decimal(string: text) ?? .nan, format: style.precision(.fractionLength(places)))
    }

    @Test func `a carry turns every nine by one and lets a place and its mark enter`() {
        #expect(
            RollPlan(from: plain(999), to: plain(1_000)).description == """
                +e3 0→1
                +g3
                 e2 9→0 Δ+1
                 e1 9→0 Δ+1
                 e0 9→0 Δ+1
                """)
    }

    @Test func `a new highest place is all that changes`() {
        #expect(RollPlan(from: plain(5_000), to: plain(15_000)).description == "+e4 0→1")
    }

    @Test func `ten to nine turns one back`() {
        #expect(RollPlan(from: plain(10), to: plain(9)).description == "-e1 1→0\n e0 0→9 Δ-1")
        #expect(RollPlan(from: plain(1_000), to: plain(999)).description.hasPrefix("-e3 1→0\n-g3 \",\"\n e2 0→9 Δ-1"))
    }

    @Test func `fractions turn as wholes do`() {
        #expect(
            RollPlan(from: plain("9.99", places: 2), to: plain("10.50", places: 2)).description == """
                +e1 0→1
                 e0 9→0 Δ+1
                 e-1 9→5 Δ+6
                 e-2 9→0 Δ+1
                """)
    }

    @Test func `a currency changes in place and lost places leave where they were`() {
        #expect(
            RollPlan(from: usd("9.99", places: 2), to: usd("10", code: "EUR", places: 0)).description == """
                 currency "$"→"€"
                +e1 0→1
                 e0 9→0 Δ+1
                -point "."
                -e-1 9→0
                -e-2 9→0
                """)
    }

    @Test func `a currency that changes sides leaves there and comes here`() {
        let euros = NumberText(
            Decimal(5), format: .currency(code: "EUR").precision(.fractionLength(0)).locale(locale("de_DE")))
        #expect(
            RollPlan(from: usd("5", places: 0), to: euros).description
                == "-currency \"$\"\n+trail \"\u{A0}\"\n+currency \"€\"")
        #expect(
            RollPlan(from: euros, to: usd("6", places: 0)).description
                == "+currency \"$\"\n e0 5→6 Δ+1\n-trail \"\u{A0}\"\n-currency \"€\"")
    }

    @Test func `compact units are crossed by their true places`() {
        #expect(
            RollPlan(from: compact(99_990_000, "ko_KR"), to: compact(100_000_000, "ko_KR")).description
                == "-e7 9→0\n-e6 9→0\n-e5 9→0\n-e4 9→0\n+e8 0→1\n unit \"만\"→\"억\"")
        #expect(
            RollPlan(from: compact(999_900, "en_US"), to: compact(1_000_000, "en_US")).description
                == "-e5 9→0\n-e4 9→0\n-e3 9→0\n-point \".\"\n-e2 9→0\n+e6 0→1\n unit \"K\"→\"M\"")
    }

    @Test func `equal texts have nothing to do`() {
        let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)).locale(locale("en_US"))
        for style in allStyles {
            #expect(RollPlan(from: plain(1_234), to: plain(1_234), style: style).isEmpty)
            let same = RollPlan(
                from: NumberText(-0.001, format: format), to: NumberText(0.004, format: format), style: style)
            #expect(same.isEmpty && same.description.isEmpty)
            #expect(same.columns.count == 4)
        }
    }

    @Test func `what is not a number cross-fades`() {
        let format = FloatingPointFormatStyle<Double>.number.locale(locale("en_US"))
        let nan = NumberText(Double.nan, format: format)
        let infinite = NumberText(-Double.infinity, format: format)
        for style in allStyles where style != .ticker {
            let plan = RollPlan(from: plain(12), to: nan, style: style)
            #expect(plan.description == "-e1 \"1\"\n-e0 \"2\"\n+lead \"NaN\"")
            #expect(plan.columns.allSatisfy { $0.motion == .fade && $0.steps == 0 && $0.entry == nil })
            #expect(RollPlan(from: nan, to: infinite, style: style).description == "+sign \"-\"\n lead \"NaN\"→\"∞\"")
            #expect(RollPlan(from: infinite, to: plain(5), style: style).columns.count == 3)
        }
    }

    @Test func `digits of another script cross-fade`() {
        let arabic = NumberText(12, format: .number.locale(locale("ar_EG")))
        let plan = RollPlan(from: plain(12), to: arabic)
        #expect(plan.description == " e1 \"1\"→\"١\"\n e0 \"2\"→\"٢\"")
        #expect(plan.columns.allSatisfy { $0.motion == .fade })
    }

    @Test func `a lost sign fades with the sense, and each changed digit is replaced once`() {
        for style in [RollStyle.flow, .odometer, .continuous, .numericText] {
            let plan = RollPlan(from: plain(-152), to: plain(148), style: style)
            #expect(plan.description == "-sign \"-\"\n e1 5→4 Δ+1\n e0 2→8 Δ+1")
            #expect(plan.columns.filter(\.isChanged).map(\.entry) == [.fromBelow, .fromBelow, .fromBelow])
        }
        let down = RollPlan(from: plain(148), to: plain(-152))
        #expect(down.description == "+sign \"-\"\n e1 4→5 Δ-1\n e0 8→2 Δ-1")
        #expect(down.trend == -1 && down.magnitudeTrend == 1)
    }

    @Test func `below zero the drum is mirrored`() {
        let plan = RollPlan(from: plain(-9), to: plain(-10))
        #expect(plan.description == "+e1 0→1\n e0 9→0 Δ+1")
        #expect(plan.columns.filter(\.isChanged).allSatisfy { $0.entry == .fromAbove })
        let fromZero = RollPlan(from: plain(0), to: plain(-3))
        #expect(fromZero.description == "+sign \"-\"\n e0 0→3 Δ+3")
        #expect(fromZero.trend == -1)
    }

    @Test func `columns of right to left lines go by the eye`() {
        let style = Decimal.FormatStyle.Currency(code: "EUR", locale: locale("ar_EG")).precision(.fractionLength(0))
        let plan = RollPlan(from: NumberText(9, format: style), to: NumberText(-10, format: style))
        #expect(plan.columns.map(\.key.description) == ["currency", "trail", "e1", "e0", "sign"])
    }

    @Test func `the way there and the way back are mirror images`() {
        for (low, high) in [(9, 10), (999, 1000), (123, 4567), (0, 50)] {
            let up = RollPlan(from: plain(low), to: plain(high))
            let down = RollPlan(from: plain(high), to: plain(low))
            #expect(up.trend == 1 && down.trend == -1)
            let steps = Dictionary(uniqueKeysWithValues: up.columns.map { ($0.key, $0.steps) })
            #expect(down.columns.allSatisfy { steps[$0.key] == -$0.steps })
        }
    }
}

let allStyles: [RollStyle] = [
    .flow, .numericText, .ticker, .odometer, .continuous, .perDigit, .perDigit(columns: .byPosition),
]
