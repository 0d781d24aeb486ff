import CounterWall
import SwiftUI
import Tally
import TallyStage
import UIKit

/// Frames of many numbers.
@MainActor
enum Walls {
    static func rows() -> [Row] {
        var rows: [Row] = []
        rows += handMade(1000, budget: 4)
        rows += rolling(1000, .flow, "flow", budget: 4)
        rows += rolling(1000, .perDigit, "perDigit", budget: 4)
        for count in [100, 1] { rows += rolling(count, .flow, "flow", budget: nil) }
        return rows
    }

    /// The same wall of SwiftUI's texts and of UIKit's labels: the second may cost 1.2 of the first.
    static func layers() -> [Row] {
        let wall = LayerWall(count: 1000)
        let stage = Stage(size: CounterWall.size, view: wall.view)
        let cost = FrameCost.measure(stage) { wall.change() }
        return handMade(1000, budget: nil) + rows("1000 views × 7 labels", cost, budget: nil)
    }

    /// The styles that have no budget of their own, and the counters.
    static func styles() -> [Row] {
        (parts + counters).flatMap { $0.rows() }
    }

    /// The styles one by one, each by a name of its own.
    static let parts: [(name: String, rows: @MainActor () -> [Row])] =
        [
            (RollStyle.numericText, "numericText"), (.ticker, "ticker"), (.odometer, "odometer"),
            (.continuous, "continuous"),
        ].map { style, name in ("frames-\(name)", { @MainActor in rolling(1000, style, name, budget: nil) }) }

    /// The counters one by one.
    static let counters: [(name: String, rows: @MainActor () -> [Row])] =
        SlotWall.Component.allCases.map { component in ("frames-\(component)", { @MainActor in slots(100, component) })
        }

    private static func slots(_ count: Int, _ component: SlotWall.Component) -> [Row] {
        let (stage, change) = playedWall(count, component)
        let cost = FrameCost.measure(stage, rounds: 5, change: change)
        return Self.rows("\(count) \(component.name) × 7 digits", cost, budget: nil)
    }

    /// Numbers that are played, or count, and what sets all of them off: to and fro.
    static func playedWall(_ count: Int, _ component: SlotWall.Component) -> (stage: Stage, change: () -> Void) {
        var values = Values(seed: 1)
        let (first, second) = (values.next(count), values.next(count))
        let model = CounterWall.Model(values: first)
        let stage = Stage(size: CounterWall.size) { SlotWall(model: model, component: component) }
        return (stage, { model.values = model.values == first ? second : first })
    }

    /// Numbers made by hand, and what sets all of them off.
    static func handMadeWall(_ count: Int) -> (stage: Stage, change: () -> Void) {
        let model = HandMadeWall.Model()
        let stage = Stage(size: CounterWall.size) { HandMadeWall(model: model, count: count) }
        return (stage, { withAnimation(.spring(duration: 0.9)) { model.isOn.toggle() } })
    }

    /// Numbers in a style, and what changes all of them: to and fro, so that rounds are alike.
    static func rollingWall(_ count: Int, _ style: RollStyle) -> (stage: Stage, change: () -> Void) {
        var values = Values(seed: 1)
        let (first, second) = (values.next(count), values.next(count))
        let model = CounterWall.Model(values: first)
        let stage = Stage(size: CounterWall.size) { CounterWall(model: model, style: style) }
        return (stage, { model.values = model.values == first ? second : first })
    }

    private static func handMade(_ count: Int, budget: Double?) -> [Row] {
        let (stage, change) = handMadeWall(count)
        let cost = FrameCost.measure(stage, change: change)
        return Self.rows("\(count) hand-made numbers × 7 columns", cost, budget: budget)
    }

    private static func rolling(_ count: Int, _ style: RollStyle, _ name: String, budget: Double?) -> [Row] {
        let (stage, change) = rollingWall(count, style)
        // A digit of `perDigit` is on its way for 70 ms.
        let isShort = style == .perDigit
        let cost = FrameCost.measure(
            stage, rounds: count > 100 ? 5 : 9, frames: isShort ? 2 : 24, skipping: isShort ? 1 : 6, change: change)
        return Self.rows("\(count) RollingNumber × 7 digits, \(name)", cost, budget: budget)
    }

    /// The three ways to draw a digit in motion that the design asks to be compared.
    static func anatomy() -> [Row] {
        AnatomyWall.Way.allCases.flatMap { way in
            let model = HandMadeWall.Model()
            let stage = Stage(size: CounterWall.size) { AnatomyWall(model: model, count: 1000, way: way) }
            let cost = FrameCost.measure(stage, rounds: 5) {
                withAnimation(.spring(duration: 0.9)) { model.isOn.toggle() }
            }
            return Self.rows("1000 numbers × 7 columns, \(way)", cost, budget: nil)
        }
    }

    private static func rows(_ name: String, _ cost: FrameCost, budget: Double?) -> [Row] {
        [
            Row("\(name): a frame", cost.total, "ms", budget: budget),
            Row("– of it advance", cost.advance, "ms"), Row("– of it paint", cost.paint, "ms"),
            Row("– the change itself, once", cost.change, "ms", digits: 1),
        ]
    }

    static func large() -> [Row] {
        let model = CounterWall.Model(values: [1_234_567])
        let stage = Stage(size: CGSize(width: 1280, height: 720)) { LargeNumber(model: model) }
        let cost = FrameCost.measure(stage, rounds: 9) {
            model.values = [model.values == [1_234_567] ? 7_981_342 : 1_234_567]
        }
        return [Row("One number at 120 points on 1280×720: a frame", cost.total, "ms")]
    }
}

private struct LargeNumber: View {
    @ObservedObject var model: CounterWall.Model
    var body: some View { RollingNumber(model.values[0]).font(.system(size: 120)) }
}
