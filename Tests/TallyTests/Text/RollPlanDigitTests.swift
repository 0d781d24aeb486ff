import Foundation
import Testing

@testable import Tally

/// Every pair of digits, with every pair of signs, in every style and sense.
struct RollPlanDigitTests {
    private static let senses: [RollSense] = [.trend, .trend(.fromAbove), .perDigit, .up, .down]

    private static let texts: [Int: NumberText] = Dictionary(
        uniqueKeysWithValues: (-9...9).map { ($0, plain($0)) })

    private func expectedSteps(_ old: Int, _ new: Int, _ style: RollStyle, _ entry: RollEntry) -> Int {
        if abs(old) == abs(new) { return 0 }
        if old * new < 0 || style == .numericText || style == .perDigit || style == .perDigit(columns: .byPosition) {
            return entry == .fromBelow ? 1 : -1
        }
        return abs(new) - abs(old)
    }

    private func expectedEntry(_ old: Int, _ new: Int, _ style: RollStyle, _ sense: RollSense) -> RollEntry {
        let byDigit: RollEntry = abs(new) > abs(old) ? .fromBelow : .fromAbove
        switch sense {
        case .up: return .fromBelow
        case .down: return .fromAbove
        case .perDigit: return byDigit
        default:
            if style == .perDigit { return byDigit }
            return (new > old) == (sense == .trend) ? .fromBelow : .fromAbove
        }
    }

    @Test func `all pairs of digits and signs turn as the rules say`() throws {
        for old in -9...9 {
            for new in -9...9 where new != old {
                let from = try #require(Self.texts[old])
                let to = try #require(Self.texts[new])
                for style in [RollStyle.flow, .numericText, .odometer, .continuous, .perDigit] {
                    for sense in Self.senses {
                        let plan = RollPlan(from: from, to: to, style: style, sense: sense)
                        let column = try #require(plan.columns.first { $0.key == .digit(exponent: 0) })
                        let entry = expectedEntry(old, new, style, sense)
                        let steps = expectedSteps(old, new, style, entry)
                        #expect(column.steps == steps, "\(old) → \(new) \(style) \(sense)")
                        #expect(column.change == .stays)
                        #expect(column.entry == (steps == 0 ? nil : entry), "\(old) → \(new) \(style) \(sense)")
                        #expect(plan.trend == (new - old).signum())
                        #expect(plan.magnitudeTrend == (abs(new) - abs(old)).signum())
                        let sign = plan.columns.first { $0.key == .symbol(.sign) }
                        #expect((sign?.change == .enters) == (old >= 0 && new < 0))
                        #expect((sign?.change == .exits) == (old < 0 && new >= 0))
                    }
                }
            }
        }
    }

    @Test func `within a longer number a digit turns by the whole number's magnitude`() {
        for old in 0...9 {
            for new in 0...9 {
                let up = RollPlan(from: plain(100 + old), to: plain(200 + new)).columns[2]
                #expect(up.steps == (new - old + 10) % 10)
                let down = RollPlan(from: plain(200 + old), to: plain(100 + new)).columns[2]
                #expect(down.steps == -((old - new + 10) % 10))
                let mirrored = RollPlan(from: plain(-100 - old), to: plain(-200 - new)).columns[3]
                #expect(mirrored.steps == up.steps && mirrored.entry == (old == new ? nil : .fromAbove))
            }
        }
    }

    @Test func `per digit each column goes its own way`() {
        let plan = RollPlan(from: plain(159), to: plain(240), style: .perDigit)
        #expect(plan.columns.map(\.entry) == [.fromBelow, .fromAbove, .fromAbove])
        #expect(plan.description == " e2 1→2 Δ+1\n e1 5→4 Δ-1\n e0 9→0 Δ-1")
        #expect(
            RollPlan(from: plain(19), to: plain(20), style: .flow, sense: .perDigit).columns.map(\.entry) == [
                .fromBelow, .fromAbove,
            ])
        #expect(
            RollPlan(from: plain(19), to: plain(20), style: .flow, sense: .perDigit).columns.map(\.steps) == [1, 1])
    }

    @Test func `per digit a new place comes from below, a mark at once`() {
        let plan = RollPlan(from: plain(999), to: plain(1_000), style: .perDigit)
        #expect(plan.description == "+e3 0→1\n+g3\n e2 9→0 Δ-1\n e1 9→0 Δ-1\n e0 9→0 Δ-1")
        #expect(plan.columns.map(\.motion) == [.replace, .jump, .replace, .replace, .replace])
        #expect(plan.columns.map(\.entry) == [.fromBelow, nil, .fromAbove, .fromAbove, .fromAbove])
        let less = RollPlan(from: plain(1_000), to: plain(999), style: .perDigit)
        #expect(less.columns.map(\.entry) == [.fromAbove, nil, .fromBelow, .fromBelow, .fromBelow])
        #expect(less.columns[1].motion == .jump)
    }

    @Test func `by position a digit meets a mark and comes from below`() {
        let plan = RollPlan(from: plain(1_111), to: plain(11_222), style: .perDigit(columns: .byPosition))
        #expect(plan.description == " e3 \",\"→\"1\"\n g3 \"1\"→\",\"\n e2 1→2 Δ+1\n e1 1→2 Δ+1\n+e0 0→2")
        #expect(plan.columns.map(\.motion) == [.still, .replace, .jump, .replace, .replace, .replace])
        #expect(plan.columns[1].entry == .fromBelow && plan.columns[1].steps == 1)
        let shorter = RollPlan(from: plain(11_222), to: plain(1_111), style: .perDigit(columns: .byPosition))
        #expect(shorter.columns.map(\.entry) == [nil, nil, .fromBelow, .fromAbove, .fromAbove, .fromAbove])
        #expect(shorter.columns.last?.change == .exits)
    }

    @Test func `everything comes from above when the meaning changes`() {
        for columns in [RollColumns.byPlace, .byPosition] {
            let plan = RollPlan(from: plain(159), to: plain(24_057), style: .perDigit(columns: columns), sense: .down)
            #expect(plan.columns.allSatisfy { $0.motion != .replace || $0.entry == .fromAbove })
        }
    }

    @Test func `per digit compares the characters of verbatim texts`() {
        let plan = RollPlan(from: NumberText(verbatim: "12:39"), to: NumberText(verbatim: "12:40 h"), style: .perDigit)
        #expect(plan.description == " c3 3→4 Δ+1\n c4 9→0 Δ-1\n+c5 \" \"\n+c6 \"h\"")
        #expect(plan.columns.map(\.motion) == [.still, .still, .still, .replace, .replace, .jump, .jump])
    }
}
