import Foundation
import Testing

@testable import Tally

struct RollPlanStyleTests {
    @Test func `an odometer turns every column as a counter does`() {
        #expect(
            RollPlan(from: plain(5), to: plain(123), style: .odometer).description
                == "+e2 0→1\n+e1 0→2\n e0 5→3 Δ+118")
        #expect(RollPlan(from: plain(5), to: plain(123), style: .odometer).columns.map(\.steps) == [1, 12, 118])
        #expect(RollPlan(from: plain(123), to: plain(5), style: .odometer).columns.map(\.steps) == [-1, -12, -118])
        #expect(RollPlan(from: plain(15), to: plain(25), style: .odometer).description == " e1 1→2 Δ+1\n e0 5→5 Δ+10")
        #expect(
            RollPlan(from: plain("0.5", places: 1), to: plain("12.0", places: 1), style: .odometer).columns.map(\.steps)
                == [1, 12, 0, 115])
        #expect(
            RollPlan(from: plain(-15), to: plain(-25), style: .odometer).columns.map(\.entry) == [
                nil, .fromAbove, .fromAbove,
            ])
    }

    @Test func `an odometer of huge numbers saturates on the right face`() {
        let plan = RollPlan(
            from: plain("12345678901234567890123456789012345678"), to: plain("98765432109876543210987654321098765432"),
            style: .odometer)
        for column in plan.columns {
            guard let old = column.fromDigit, let new = column.toDigit else { continue }
            #expect(abs(column.steps) <= 1_000_000_000_000_009)
            #expect((old + column.steps % 10 + 10) % 10 == new)
        }
        #expect(plan.columns.last?.steps == 1_000_000_000_000_004)
        let huge = NumberText(1.7e308, format: .number.locale(locale("en_US")))
        #expect(RollPlan(from: huge, to: plain(7), style: .odometer).columns.last?.steps == -1_000_000_000_000_003)
    }

    @Test func `continuous turns unchanged columns below the highest changed one in full`() {
        #expect(
            RollPlan(from: plain(1_500), to: plain(2_501), style: .continuous).description
                == " e3 1→2 Δ+1\n e2 5→5 Δ+10\n e1 0→0 Δ+10\n e0 0→1 Δ+1")
        #expect(RollPlan(from: plain(2_501), to: plain(2_500), style: .continuous).description == " e0 1→0 Δ-1")
        #expect(
            RollPlan(from: plain(5), to: plain(15), style: .continuous).description == "+e1 0→1\n e0 5→5 Δ+10")
        #expect(RollPlan(from: plain(15), to: plain(5), style: .continuous).description == "-e1 1→0\n e0 5→5 Δ-10")
    }

    @Test func `numeric text starts its columns one after another within 150 ms`() {
        let plan = RollPlan(from: plain(1_234), to: plain(2_345), style: .numericText)
        for (delay, expected) in zip(plan.columns.filter(\.isChanged).map(\.delay), [0, 0.05, 0.1, 0.15]) {
            #expect(abs(delay - expected) < 1e-12)
        }
        #expect(plan.columns.first { $0.key == .group(exponent: 3) }?.delay == 0)
        #expect(plan.columns.allSatisfy { $0.motion == .still || $0.motion == .replace })
        #expect(RollPlan(from: plain(1), to: plain(2), style: .numericText).columns.map(\.delay) == [0])
        #expect(RollPlan(from: plain(1_234), to: plain(2_345)).columns.allSatisfy { $0.delay == 0 })
    }

    @Test func `a ticker finds what stays in a text`() {
        let plan = RollPlan(from: NumberText(verbatim: "GATE 12"), to: NumberText(verbatim: "GATE 112"), style: .ticker)
        #expect(plan.description == "+c6 \"1\"")
        let word = RollPlan(from: NumberText(verbatim: "kitten"), to: NumberText(verbatim: "sitting"), style: .ticker)
        #expect(word.description == " c0 \"k\"→\"s\"\n c4 \"e\"→\"i\"\n+c6 \"g\"")
        #expect(word.columns.filter(\.isChanged).allSatisfy { $0.entry == .fromBelow && $0.steps == 1 })
        let down = RollPlan(
            from: NumberText(verbatim: "ab"), to: NumberText(verbatim: "b"), style: .ticker, sense: .down)
        #expect(down.description == "-c0 \"a\"" && down.columns.first?.entry == .fromAbove)
        #expect(RollPlan(from: NumberText(verbatim: ""), to: NumberText(verbatim: "a")).description == "+c0 \"a\"")
    }

    @Test(arguments: [RollStyle.flow, .perDigit, .perDigit(columns: .byPosition), .ticker, .numericText])
    func `a number and a text that is none are exchanged as a whole, but for what both begin and end with`(
        style: RollStyle
    ) {
        func plan(_ from: NumberText, _ to: NumberText) -> String {
            RollPlan(from: from, to: to, style: style).description
        }
        #expect(plan(plain(12), NumberText(verbatim: "1x")) == "-e0 \"2\"\n+c1 \"x\"")
        #expect(plan(plain(128), NumberText(verbatim: "??")) == "-e2 \"1\"\n-e1 \"2\"\n-e0 \"8\"\n+c0 \"?\"\n+c1 \"?\"")
        #expect(plan(NumberText(verbatim: "?0"), plain(10)) == "-c0 \"?\"\n+e1 \"1\"")
        #expect(plan(NumberText(verbatim: "10"), plain(10)).isEmpty)
        #expect(plan(NumberText(verbatim: ""), plain(1)) == "+e0 \"1\"")
        #expect(plan(plain(1), NumberText(verbatim: "")) == "-e0 \"1\"")
    }

    @Test func `ten thousand characters are compared at once`() {
        let base = String(repeating: "abcdefghij", count: 1_000)
        let from = NumberText(verbatim: base)
        let near = RollPlan(
            from: from, to: NumberText(verbatim: String(base.dropLast(5_000)) + "X" + base.suffix(4_999)),
            style: .ticker)
        #expect(near.columns.filter(\.isChanged).count == 1)
        let far = RollPlan(from: from, to: NumberText(verbatim: String(base.reversed()) + "tail"), style: .ticker)
        #expect(far.columns.count == 10_004)
        #expect(RollPlan(from: from, to: NumberText(verbatim: ""), style: .ticker).columns.count == 10_000)
    }

    @Test func `group marks come and go with their places`() {
        for power in 1...15 {
            let low = Int(pow(10, Double(power))) - 1
            let up = RollPlan(from: plain(low), to: plain(low + 1))
            let entering = up.columns.filter { $0.change == .enters }.map(\.key.description)
            #expect(entering == (power % 3 == 0 ? ["e\(power)", "g\(power)"] : ["e\(power)"]))
            let down = RollPlan(from: plain(low + 1), to: plain(low))
            #expect(down.columns.filter { $0.change == .exits }.map(\.key.description) == entering)
            #expect(up.columns.filter { $0.change == .stays && $0.key.isGroup }.allSatisfy { !$0.isChanged })
        }
    }
}
