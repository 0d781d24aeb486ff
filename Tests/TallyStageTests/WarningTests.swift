import SwiftUI
import TallyStage
import Testing

@MainActor
struct WarningTests {
    private struct Symbols: View {
        @State private var step = 0
        let names: (Int) -> String
        var body: some View {
            Image(systemName: names(step)).frame(width: 20, height: 20).offset(x: Double(step % 5))
            Button("next") { step += 1 }
        }
    }

    @Test func `a mistake that is drawn again and again is said once`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Symbols { _ in "no.such.thing" } }
        for _ in 0..<20 {
            try stage.tap("next")
            stage.advance(by: 0.1)
            _ = stage.image()
        }
        #expect(stage.warnings.count == 1)
    }

    @Test func `of ever other mistakes the last are kept`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Symbols { "no.such.thing.\($0)" } }
        for _ in 0..<300 {
            try stage.tap("next")
            stage.advance(by: 0)
            _ = stage.image()
        }
        #expect(stage.warnings.count == 256)
        #expect(stage.warnings.last?.contains("\"no.such.thing.300\"") == true)
        #expect(Set(stage.warnings).count == 256)
    }
}
