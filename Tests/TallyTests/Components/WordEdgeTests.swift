import SwiftUI
import Tally
import TallyStage
import Testing

/// What is seen of words at the edges of their window.
@MainActor
struct WordEdgeTests {
    @MainActor @Observable
    final class Model {
        var text = "Level 1"
        init(_ text: String = "Level 1") { self.text = text }
    }

    private struct Page: View {
        let model: Model
        var body: some View { RollingText(model.text).font(.system(size: 40)).padding(20) }
    }

    private func stage(_ model: Model) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 120)) { Page(model: model) }
        #expect(stage.settle())
        return stage
    }

    /// The darkness of what is seen in some columns of the picture.
    private func ink(_ stage: Stage, from x: CGFloat, to end: CGFloat) -> Double {
        let picture = stage.image()
        var sum = 0.0
        for x in Int(x)..<min(Int(end), picture.width) {
            for y in 0..<picture.height { sum += 255 - Double(picture[x, y] & 255) }
        }
        return sum
    }

    @Test func `a word a point narrower or wider than the last one keeps its last letter`() throws {
        for (old, new) in [("Level 1", "Level 7"), ("8 km", "9 km"), ("Level 7", "Level 1")] {
            let model = Model(old)
            let stage = stage(model)
            let rect = try #require(stage.frame.texts.first).rect
            let last = ink(stage, from: rect.maxX - 22, to: rect.maxX + 4)
            model.text = new
            stage.advance(by: 0)
            for frame in 0..<30 {
                stage.advance(by: 1.0 / 120)
                #expect(ink(stage, from: rect.maxX - 22, to: rect.maxX + 6) > last * 0.5, "\(new), frame \(frame)")
            }
        }
    }

    @Test(arguments: [-8, 3, 8])
    func `words that are raised, and italic ones, are seen whole at rest`(raise: CGFloat) {
        func ink(_ view: some View) -> Double {
            let stage = Stage(size: CGSize(width: 300, height: 120)) {
                view.font(.custom("Liberation Serif", size: 50)).italic().baselineOffset(raise)
            }
            #expect(stage.settle())
            return self.ink(stage, from: 0, to: 300)
        }
        let whole = ink(Text("fjf7f"))
        #expect(ink(RollingText("fjf7f")) > whole * 0.99)
        #expect(ink(Rolling(1) { _ in Text("fjf7f") }) > whole * 0.99)
    }
}
