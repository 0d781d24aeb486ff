import SwiftUI
import TallyStage
import Testing

/// Slanted letters beside others, on a stage of 100 by 100 points.
@MainActor
struct ItalicTests {
    private func pixels(_ text: Text) -> [UInt32] {
        let stage = Stage { text.frame(width: 100, height: 100, alignment: .topLeading) }
        let image = stage.image()
        // The first letters.
        return (0..<30).flatMap { y in (0..<24).map { image[$0, y] } }
    }

    @Test func `parts in italics are slanted beside code as without it`() {
        let slanted = pixels(Text("*HIL*"))
        #expect(slanted != pixels(Text("HIL")))
        #expect(pixels(Text("*HIL* `x`")) == slanted)
        #expect(pixels(Text("HIL").italic() + Text(" x").monospaced()) == slanted)
        #expect(pixels(Text("HIL `x`")) == pixels(Text("HIL")))
    }
}
