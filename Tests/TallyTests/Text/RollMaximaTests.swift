import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

struct RollMaximaTests {
    private func clock(_ value: Int, digits: Int = 2) -> NumberText {
        NumberText(value, format: .number.precision(.integerLength(digits)).grouping(.never).locale(locale("en_US")))
    }

    private func plan(_ from: Int, _ to: Int, _ style: RollStyle = .flow, digits: Int = 2) -> RollPlan {
        RollPlan(
            from: clock(from, digits: digits), to: clock(to, digits: digits), style: style,
            maxima: digits == 2 ? [1: 5] : [1: 5, 3: 5])
    }

    @Test func `fifty-nine goes on to zero by one step of each drum, and back`() {
        #expect(plan(59, 0).description == " e1 5→0 Δ+1\n e0 9→0 Δ+1")
        #expect(plan(0, 59).description == " e1 0→5 Δ-1\n e0 0→9 Δ-1")
        #expect(plan(59, 0).trend == 1 && plan(59, 0).columns.allSatisfy { $0.entry == .fromBelow })
        #expect(plan(10, 9).description == " e1 1→0 Δ-1\n e0 0→9 Δ-1")
        #expect(plan(59, 0, .odometer).columns.map(\.steps) == [1, 1])
        #expect(plan(58, 2, .odometer).columns.map(\.steps) == [1, 4])
        #expect(plan(10, 30, .continuous).columns.map(\.steps) == [2, 10])
        #expect(plan(0, 1, .numericText).description == " e0 0→1 Δ+1")
    }

    @Test func `every second of an hour turns the drums as a clock does`() {
        func shown(_ second: Int) -> Int { second / 60 * 100 + second % 60 }
        for second in 0..<3_600 {
            let next = (second + 1) % 3_600
            let plan = plan(shown(second), shown(next), digits: 4)
            #expect(plan.columns.allSatisfy { $0.steps == ($0.fromDigit == $0.toDigit ? 0 : 1) }, "\(plan)")
            if second % 7 == 0 {
                let back = self.plan(shown(next), shown(second), digits: 4)
                #expect(back.columns.allSatisfy { $0.steps == ($0.fromDigit == $0.toDigit ? 0 : -1) }, "\(back)")
            }
        }
    }

    @Test func `what a maximum does not fit is turned as ever`() {
        // A digit above its maximum, a place above the highest one, another sign, maxima that are none.
        #expect(plan(73, 1).description == " e1 7→0 Δ-7\n e0 3→1 Δ-2")
        let high = RollPlan(from: clock(159, digits: 3), to: clock(200, digits: 3), maxima: [1: 5])
        #expect(high.description == " e2 1→2 Δ+1\n e1 5→0 Δ+1\n e0 9→0 Δ+1")
        #expect(RollPlan(from: plain(-59), to: plain(1), maxima: [1: 5]).columns.map(\.steps) == [0, 1, 1])
        for maxima in [[1: 0], [1: 10], [1: -3], [:]] as [[Int: Int]] {
            #expect(RollPlan(from: clock(59), to: clock(0), maxima: maxima) == RollPlan(from: clock(59), to: clock(0)))
        }
        #expect(RollPlan(from: clock(99), to: clock(0), maxima: [1: 9]).columns.map(\.steps) == [1, 1])
        #expect(RollPlan(from: plain(-59), to: plain(-1), maxima: [1: 5]).trend == -1)
    }

    @Test @MainActor func `the tens of a countdown pass no face above their maximum`() {
        let format = Decimal.FormatStyle.en.precision(.integerLength(2))
        let theatre = Theatre(0) { model in
            RollingNumber(model.value, format: format)
                .rollMaxima([1: 5]).rollAnimation(.linear(duration: 1)).font(.test)
        }
        theatre.show(59)
        var seen: Set<String> = []
        for _ in 0..<20 {
            theatre.stage.advance(by: 0.05)
            let middle = theatre.faces.map(\.rect.midX).reduce(0, +) / Double(theatre.faces.count)
            for face in theatre.faces where face.rect.midX < middle { seen.insert(face.string) }
        }
        #expect(seen == ["0", "5"])
        #expect(theatre.rest == "59")
        theatre.show(0)
        theatre.settle()
        #expect(theatre.rest == "00")
    }
}
