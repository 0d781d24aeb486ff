import CCounts
import SwiftUI
import Tally
import TallyStage

/// The scenes whose instructions callgrind counts: few and small, for it takes fifty times as long as the processor. Each is
/// played to readiness first, uncounted.
@MainActor
enum Instructions {
    private static let size = CGSize(width: 800, height: 400)

    static func count() {
        numbers(.flow, "flow")
        numbers(.perDigit, "perDigit")
        drums()
        leaf()
        list()
    }

    private static func count(_ name: String, _ step: () -> Void) {
        instructions_begin()
        step()
        instructions_end(name)
    }

    private static func numbers(_ style: RollStyle, _ name: String) {
        let model = Switch(count: 2)
        let stage = Stage(size: size) { Numbers(model: model).rollStyle(style) }
        motion("2 numbers, \(name)", stage) { model.isOn.toggle() }
    }

    private static func drums() {
        let model = Switch(count: 2)
        let stage = Stage(size: size) { Drums(model: model) }
        motion("2 hand-made numbers", stage) { withAnimation(.spring(duration: 0.9)) { model.isOn.toggle() } }
    }

    private static func leaf() {
        let handle = Handle()
        let stage = Stage(size: size) { Leaf(handle: handle) }
        func write() {
            handle.toggle()
            stage.advance(by: 0)
        }
        for _ in 0..<4 { write() }
        count("a write to a leaf") { write() }
    }

    /// Each step of the wheel brings a row in and takes one out.
    private static func list() {
        let stage = Stage(size: size) { LongList() }
        func wheel() {
            stage.scroll(CGSize(width: 0, height: LongList.row), at: CGPoint(x: 400, y: 200))
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: 0)
        for _ in 0..<30 { wheel() }
        count("a row of the wheel in a lazy list") { wheel() }
    }

    /// A change there and back, then one that counts: itself, and a frame on its way.
    private static func motion(_ name: String, _ stage: Stage, change: () -> Void) {
        func set() {
            change()
            stage.advance(by: 0)
        }
        func frame() { stage.advance(by: 1.0 / 60) }
        for _ in 0..<2 {
            set()
            for _ in 0..<3 { frame() }
            stage.frameRate = 2
            _ = stage.settle(within: 10)
            stage.frameRate = 60
        }
        count("\(name): the change") { set() }
        for _ in 0..<2 { frame() }
        count("\(name): a frame") { frame() }
    }
}
