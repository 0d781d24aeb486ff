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

    static func rows() -> [Row] { parts.flatMap { $0.rows() } + [rolling(1, .flow, "flow", budget: 0.1)] }

    /// One thousand of each kind alone, to be profiled.
    static let parts: [(name: String, rows: @MainActor () -> [Row])] =
        [("change-handmade", handMadeRows)]
        + styles.map { style, name in ("change-\(name)", { @MainActor in rolling(style, name) }) }
        + SlotWall.Component.allCases.map { component in ("change-\(component)", { @MainActor in played(component) }) }

    private static func handMadeRows() -> [Row] { [handMade(1000, budget: 15)] }

    private static func rolling(_ style: RollStyle, _ name: String) -> [Row] {
        [rolling(1000, style, name, budget: style == .flow || style == .perDigit ? 33 : 66)]
    }

    private static func handMade(_ count: Int, budget: Double) -> Row {
        let (stage, change) = Walls.handMadeWall(count)
        return Row(
            "\(count) hand-made numbers × 7 columns: a change", cost(of: stage, change), "ms", budget: budget, digits: 1
        )
    }

    private static func rolling(_ count: Int, _ style: RollStyle, _ name: String, budget: Double) -> Row {
        let (stage, change) = Walls.rollingWall(count, style)
        return Row(
            "\(count) RollingNumber × 7 digits, \(name): a change", cost(of: stage, change), "ms", budget: budget,
            digits: count > 1 ? 1 : 2)
    }

    private static func played(_ component: SlotWall.Component) -> [Row] {
        let (stage, change) = Walls.playedWall(100, component)
        return [
            Row("100 \(component.name) × 7 digits: a change", cost(of: stage, change), "ms", budget: nil, digits: 1)
        ]
    }

    /// Milliseconds of processor time, the least of some changes each of which finds everything at rest.
    private static func cost(of stage: Stage, _ change: () -> Void) -> Double {
        var best = Double.infinity
        for _ in 0..<7 {
            best = min(best, FrameCost.change(of: stage, change))
            // Far beyond the end of what is under way.
            stage.advance(by: 60)
            _ = stage.settle(within: 10)
            _ = stage.image()
        }
        return best
    }
}
