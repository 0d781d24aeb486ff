import CounterWall
import SwiftUI
import Tally
import TallyStage

/// What it costs to set numbers and rows off: from the write to the first new frame, without painting.
@MainActor
enum Changes {
    private static let styles: [(RollStyle, String)] = [
        (.flow, "flow"), (.perDigit, "perDigit"), (.numericText, "numericText"), (.ticker, "ticker"),
        (.odometer, "odometer"), (.continuous, "continuous"),
    ]

    static func rows() -> [Row] {
        var rows = [handMade(1000, budget: 15)]
        for (style, name) in styles {
            rows.append(rolling(1000, style, name, budget: name == "flow" || name == "perDigit" ? 33 : 66))
        }
        rows.append(rolling(1, .flow, "flow", budget: 0.1))
        return rows
    }

    private static func handMade(_ count: Int, budget: Double) -> Row {
        let model = HandMadeWall.Model()
        let stage = Stage(size: CounterWall.size) { HandMadeWall(model: model, count: count) }
        let cost = cost(of: stage) { withAnimation(.spring(duration: 0.9)) { model.isOn.toggle() } }
        return Row("\(count) hand-made numbers × 7 columns: a change", cost, "ms", budget: budget, digits: 1)
    }

    private static func rolling(_ count: Int, _ style: RollStyle, _ name: String, budget: Double) -> Row {
        var values = Values(seed: 1)
        let (first, second) = (values.next(count), values.next(count))
        let model = CounterWall.Model(values: first)
        let stage = Stage(size: CounterWall.size) { CounterWall(model: model, style: style) }
        let cost = cost(of: stage) { model.values = model.values == first ? second : first }
        return Row(
            "\(count) RollingNumber × 7 digits, \(name): a change", cost, "ms", budget: budget,
            digits: count > 1 ? 1 : 2)
    }

    /// Milliseconds of processor time, the least of some changes each of which finds everything at rest.
    private static func cost(of stage: Stage, _ change: () -> Void) -> Double {
        var least = Double.infinity
        for _ in 0..<7 {
            let seconds = CPUClock.seconds {
                change()
                stage.advance(by: 0)
            }
            least = min(least, seconds * 1000)
            _ = stage.settle(within: 10)
        }
        return least
    }
}
