import SwiftUI
import TallyStage
import Testing

@MainActor
struct ManyEndsTests {
    private struct Marks: View {
        let count: Int
        @State private var isOn = false

        var body: some View {
            VStack {
                Button("Start") { isOn.toggle() }
                ForEach(0..<count, id: \.self) { index in
                    Color.red.frame(width: 1, height: 1)
                        .keyframeAnimator(initialValue: 0.0, trigger: isOn) { view, value in
                            view.opacity(1 - value / 10)
                        } keyframes: { _ in
                            // Every third ends at once with others, one is stopped by each new start.
                            LinearKeyframe(1, duration: index.isMultiple(of: 3) ? 0.5 : 1)
                        }
                }
            }
        }
    }

    @Test func `what ends in the same frame as others ends, what does not goes on, and all can begin again`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 1000)) { Marks(count: 60) }
        func opacities() -> [Double] { stage.frame.shapes.map { ($0.opacity * 1000).rounded() / 1000 } }
        try stage.tap("Start")
        stage.advance(by: 0)
        stage.advance(by: 0.25)
        #expect(opacities() == (0..<60).map { $0.isMultiple(of: 3) ? 0.95 : 0.975 })
        stage.advance(by: 0.35)
        #expect(opacities() == (0..<60).map { $0.isMultiple(of: 3) ? 0.9 : 0.94 })
        #expect(stage.isAnimating)
        // A new start stops those under way and begins with all of them, in the middle of those that have ended.
        try stage.tap("Start")
        stage.advance(by: 0)
        #expect(stage.settle() && !stage.isAnimating)
        #expect(isNear(stage.time, 1.6, 0.02))
        #expect(Set(opacities()) == [0.9])
    }
}
