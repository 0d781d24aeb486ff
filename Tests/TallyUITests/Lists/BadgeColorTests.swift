import SwiftUI
import TallyStage
import Testing

@MainActor
struct BadgeColorTests {
    @Test func `a badge has the color that its text says, and else a secondary one`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            List {
                Text("Recents").badge(Text("12").monospacedDigit().foregroundColor(.red).bold())
                Text("Plain").badge(Text("7"))
            }
        }
        stage.advance(by: 0)
        let red = try #require(stage.frame.texts.first { $0.string == "12" }).color
        let plain = try #require(stage.frame.texts.first { $0.string == "7" }).color
        #expect(red.red > 0.9 && red.green < 0.4)
        #expect(abs(plain.red - plain.green) < 0.1)
    }
}
