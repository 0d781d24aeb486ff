import Foundation
import SwiftUI
import TallyStage
import Testing

/// Bounces, bars, and the keyboard while one scrolls, on a stage of 200 by 400 points.
@MainActor
struct ScrollBehaviorTests {
    private func short(_ behavior: ScrollBounceBehavior) -> Stage {
        Stage.phone { ScrollView { Text("short") }.scrollBounceBehavior(behavior) }
    }

    /// Points by which a held finger has moved what is short.
    private func way(_ stage: Stage) throws -> CGFloat {
        let before = try #require(stage.text("short")).rect.minY
        stage.pointerDown(CGPoint(x: 100, y: 100))
        for step in 1...10 {
            stage.advance(by: 0.02)
            stage.pointerMove(CGPoint(x: 100, y: 100 + CGFloat(step) * 10))
        }
        stage.advance(by: 0.02)
        let after = try #require(stage.text("short")).rect.minY
        stage.pointerUp(CGPoint(x: 100, y: 200))
        #expect(stage.settle())
        #expect(try #require(stage.text("short")).rect.minY == before)
        return after - before
    }

    @Test func `what fits follows a finger only where it always bounces, and comes back`() throws {
        #expect(try way(short(.automatic)) == 0)
        #expect(try way(short(.basedOnSize)) == 0)
        let moved = try way(short(.always))
        #expect(moved > 10 && moved < 100)
    }

    private func bars(_ stage: Stage) -> [CGRect] {
        stage.frame.shapes.filter { $0.kind == "scrollIndicator" && $0.opacity > 0 }.map(\.rect)
    }

    @Test func `bars are hidden along the axes that are named`() {
        func bars(_ axes: Axis.Set) -> (upright: Bool, flat: Bool) {
            let stage = Stage.phone {
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 900) }
                    .scrollIndicators(.hidden, axes: axes)
            }
            stage.advance(by: 0.1)
            stage.scroll(CGSize(width: 50, height: 50), at: CGPoint(x: 100, y: 200))
            stage.advance(by: 0.05)
            let found = self.bars(stage)
            return (found.contains { $0.height > $0.width }, found.contains { $0.width > $0.height })
        }
        #expect(bars([]) == (true, true))
        #expect(bars(.vertical) == (false, true))
        #expect(bars(.horizontal) == (true, false))
        #expect(bars([.vertical, .horizontal]) == (false, false))
    }

    private struct Flashing: View {
        let appears: Bool
        @State private var count = 0
        var body: some View {
            VStack {
                ScrollView { Color.red.frame(height: 900) }.scrollIndicatorsFlash(onAppear: appears)
                    .scrollIndicatorsFlash(trigger: count)
                Button("Flash") { count += 1 }
            }
        }
    }

    @Test func `bars flash when the view appears and when the trigger changes, and go again`() throws {
        let stage = Stage.phone { Flashing(appears: true) }
        stage.advance(by: 0.1)
        #expect(bars(stage).count == 1)
        stage.advance(by: 2)
        #expect(bars(stage).isEmpty)
        try stage.tap("Flash")
        stage.advance(by: 0.1)
        #expect(bars(stage).count == 1)
        stage.advance(by: 2)
        #expect(bars(stage).isEmpty)
        let quiet = Stage.phone { Flashing(appears: false) }
        quiet.advance(by: 0.1)
        #expect(bars(quiet).isEmpty)
    }

    private struct Typing: View {
        let mode: ScrollDismissesKeyboardMode
        @State private var name = ""
        @FocusState private var isTyping: Bool
        var body: some View {
            VStack {
                ScrollView {
                    TextField("Name", text: $name).focused($isTyping)
                    Color.red.frame(height: 900)
                }
                .scrollDismissesKeyboard(mode)
                Text(isTyping ? "typing" : "idle")
            }
        }
    }

    @Test func `a finger that scrolls takes the keyboard where it is to, a wheel does not`() throws {
        func isTyping(_ mode: ScrollDismissesKeyboardMode, wheel: Bool = false) throws -> Bool {
            let stage = Stage.phone { Typing(mode: mode) }
            try stage.tap("Name")
            #expect(stage.settle())
            #expect(stage.text("typing") != nil)
            if wheel {
                stage.scroll(CGSize(width: 0, height: 60), at: CGPoint(x: 100, y: 200))
            } else {
                stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
            }
            #expect(stage.settle())
            return stage.text("typing") != nil
        }
        #expect(try isTyping(.automatic) && isTyping(.never))
        #expect(try !isTyping(.immediately) && !isTyping(.interactively))
        #expect(try isTyping(.immediately, wheel: true))
    }
}
