import SwiftUI
import TallyStage
import Testing

/// Presses that a test makes are seen as a person's are.
@MainActor
struct PressTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Telling: ButtonStyle {
        let log: Log

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onChange(of: configuration.isPressed) { _, new in log.lines.append("pressed \(new)") }
        }
    }

    private func stage(_ log: Log) -> Stage {
        Stage(size: CGSize(width: 100, height: 60)) {
            Button("Count") { log.lines.append("action") }.buttonStyle(Telling(log: log))
        }
    }

    @Test func `a tap is seen as a press by a style, before the action`() throws {
        let log = Log()
        let stage = stage(log)
        try stage.tap("Count")
        stage.advance(by: 0)
        #expect(log.lines == ["pressed true", "action", "pressed false"])
        #expect(stage.time == 0)
    }

    @Test func `a finger that leaves the button is seen as a press that ends without the action`() {
        let log = Log()
        let stage = stage(log)
        stage.pointerDown(CGPoint(x: 50, y: 30))
        stage.advance(by: 0)
        stage.pointerMove(CGPoint(x: 50, y: 500))
        stage.advance(by: 0)
        stage.pointerUp(CGPoint(x: 50, y: 500))
        stage.advance(by: 0)
        #expect(log.lines == ["pressed true", "pressed false"])
    }
}
