import SwiftUI
import TallyStage
import Testing

/// Content that becomes longer while what is scrolled comes back from beyond its end.
@MainActor
struct ScrollGrowthTests {
    @MainActor @Observable
    final class Model { var count = 20 }

    private struct Host: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<model.count, id: \.self) { Text("row \($0)").frame(height: 30) }
                }
            }
        }
    }

    @Test(arguments: [0.05, 0.15, 0.3])
    func `it stays where it was in that moment`(delay: Double) throws {
        let model = Model()
        let stage = Stage.phone { Host(model: model) }
        #expect(stage.settle())
        for _ in 0..<2 {
            stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 20))
            #expect(stage.settle())
        }
        stage.pointerDown(CGPoint(x: 100, y: 300))
        for y in stride(from: 290.0, through: 100, by: -10) {
            stage.pointerMove(CGPoint(x: 100, y: y))
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: 0.3)
        stage.pointerUp(CGPoint(x: 100, y: 100))
        stage.advance(by: delay)
        let before = Double(try #require(stage.text("row 19")).rect.minY)
        model.count = 60
        stage.advance(by: 0)
        for frame in 0..<60 {
            stage.advance(by: 1.0 / 60)
            #expect(isNear(Double(try #require(stage.text("row 19")).rect.minY), before, 6), "frame \(frame)")
        }
        #expect(stage.settle())
    }
}
