import SwiftUI
import Tally
import TallyStage

/// The scenes that are counted, in the order of the list. Each is played once before it counts: what is made once for all,
/// such as shaped texts, is there by then.
@MainActor
enum Scenes {
    typealias Line = (name: String, counts: Counts)

    private static let size = CGSize(width: 800, height: 400)
    private static let styles: [(RollStyle, String)] = [
        (.flow, "flow"), (.perDigit, "perDigit"), (.numericText, "numericText"), (.ticker, "ticker"),
        (.odometer, "odometer"), (.continuous, "continuous"),
    ]

    static func all() -> [Line] {
        styles.flatMap(numbers) + drums() + rows() + leaf() + rest()
    }

    private static func numbers(_ style: RollStyle, _ name: String) -> [Line] {
        let model = Switch()
        let stage = Stage(size: size) { Numbers(model: model).rollStyle(style) }
        return motion("20 numbers, \(name)", stage) { model.isOn.toggle() }
    }

    /// Columns made by hand: the runtime's share of a number's cost.
    private static func drums() -> [Line] {
        let model = Switch()
        let stage = Stage(size: size) { Drums(model: model) }
        return motion("20 hand-made numbers", stage) { withAnimation(.spring(duration: 0.9)) { model.isOn.toggle() } }
    }

    private static func rows() -> [Line] {
        let model = Switch()
        let stage = Stage(size: size) { Rows(model: model) }
        stage.frameRate = 4
        func change() -> Counts {
            Counts.of(stage) {
                withAnimation(.linear(duration: 0.5)) { model.isOn.toggle() }
                stage.advance(by: 0)
            }
        }
        func frame() -> Counts { Counts.of(stage) { stage.advance(by: 0.25) } }
        for _ in 0..<2 {
            _ = change()
            _ = stage.settle()
        }
        var lines: [Line] = [("1,000 rows: the change in which they come", change())]
        lines.append(("1,000 rows: a frame while they come", frame()))
        _ = stage.settle()
        lines.append(("1,000 rows: the change in which they leave", change()))
        lines.append(("1,000 rows: a frame while they leave", frame()))
        lines.append(("1,000 rows: the frame in which they are gone", frame()))
        return lines
    }

    private static func leaf() -> [Line] {
        let handle = Handle()
        let stage = Stage(size: size) { Leaf(handle: handle) }
        func write() -> Counts {
            Counts.of(stage) {
                handle.toggle()
                stage.advance(by: 0)
            }
        }
        for _ in 0..<4 { _ = write() }
        return [("a write to a leaf", write())]
    }

    /// Nothing moves: a stretch of time is no frame, and a picture is the last one.
    private static func rest() -> [Line] {
        let stage = Stage(size: size) { Numbers(model: Switch()) }
        func wait() -> Counts { Counts.of(stage) { stage.advance(by: 0.1) } }
        func paint() -> Counts { Counts.of(stage) { _ = stage.image() } }
        for _ in 0..<2 { _ = (wait(), paint()) }
        return [("20 numbers at rest: time passes", wait()), ("20 numbers at rest: the picture", paint())]
    }

    /// Goes to where nothing moves, in few frames.
    private static func settle(_ stage: Stage) {
        stage.frameRate = 2
        _ = stage.settle(within: 10)
        _ = stage.image()
    }

    /// A change there and back, to be ready, then one that counts: itself, and a frame on its way.
    private static func motion(_ name: String, _ stage: Stage, change: () -> Void) -> [Line] {
        func frame() { stage.advance(by: 1.0 / 60) }
        func round() -> [Line] {
            stage.frameRate = 60
            let set = Counts.of(stage) {
                change()
                stage.advance(by: 0)
            }
            for _ in 0..<2 {
                frame()
                _ = stage.image()
            }
            let advance = Counts.of(stage) { frame() }
            let paint = Counts.of(stage) { _ = stage.image() }
            settle(stage)
            return [("\(name): the change", set), ("\(name): a frame", advance), ("\(name): its picture", paint)]
        }
        _ = (round(), round())
        return round()
    }
}
