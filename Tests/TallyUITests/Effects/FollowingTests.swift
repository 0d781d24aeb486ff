import Foundation
import SwiftUI
import TallyStage
import Testing

/// What moves or fades in a frame without being laid out, evaluated or recorded.
@MainActor
struct FollowingTests {
    @MainActor @Observable
    final class Model {
        var inner = 1.0
        var outer = 1.0
        var shift = 0.0
        var isShown = true
        var guide = 5.0
    }

    private struct Faded: View {
        let model: Model
        var body: some View {
            Text(verbatim: "x").opacity(model.inner).offset(x: model.shift).opacity(model.outer).opacity(0.5)
        }
    }

    private struct Guided: View {
        let model: Model
        var body: some View {
            let guide = CGFloat(model.guide)
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "x")
                ZStack {
                    Color.red.frame(width: 30, height: 60).alignmentGuide(.firstTextBaseline) { _ in guide }
                }
                .padding(1)
            }
        }
    }

    private func opacity(_ stage: Stage) -> Double { stage.frame.texts.first?.opacity ?? 0 }

    @Test func `one opacity of several fades the view by itself, times what the others are`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Faded(model: model) }
        stage.advance(by: 0)
        #expect(opacity(stage) == 0.5)
        withAnimation(.linear(duration: 1)) { model.inner = 0 }
        stage.advance(by: 0.25)
        #expect(abs(opacity(stage) - 0.375) < 1e-9)
        #expect(stage.statistics.bodiesEvaluated == 0 && stage.statistics.nodesLaidOut == 0)
        // Another one at once, while it fades; then both on their way; then one again.
        model.outer = 0.5
        stage.advance(by: 0)
        #expect(abs(opacity(stage) - 0.1875) < 1e-9)
        stage.advance(by: 0.25)
        #expect(abs(opacity(stage) - 0.125) < 1e-9)
        withAnimation(.linear(duration: 0.2)) { model.outer = 1 }
        stage.advance(by: 0.1)
        #expect(abs(opacity(stage) - 0.4 * 0.75 * 0.5) < 1e-9)
        stage.advance(by: 0.2)
        #expect(abs(opacity(stage) - 0.2 * 0.5) < 1e-9)
        // Turned round on the way, it starts from what is seen.
        withAnimation(.linear(duration: 1)) { model.inner = 1 }
        stage.advance(by: 0)
        #expect(abs(opacity(stage) - 0.1) < 1e-9)
        #expect(stage.settle() && opacity(stage) == 0.5)
    }

    @Test func `an opacity beyond 0 and 1 is drawn as the nearest within`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Text(verbatim: "x").opacity(model.inner) }
        stage.advance(by: 0)
        withAnimation(.linear(duration: 1)) { model.inner = -1 }
        for tenth in 1...10 {
            stage.advance(by: 0.1)
            #expect(abs(opacity(stage) - max(0, 1 - 0.2 * Double(tenth))) < 1e-9, "\(tenth)")
        }
        withAnimation(.linear(duration: 1)) { model.inner = 3 }
        stage.advance(by: 0.3)
        #expect(abs(opacity(stage) - 0.2) < 1e-9)
        stage.advance(by: 0.3)
        #expect(opacity(stage) == 1)
    }

    @Test func `a view that moves and fades at once does both, and so does one that comes by default`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            HStack { if model.isShown { Faded(model: model) } }
        }
        stage.advance(by: 0)
        let start = stage.frame.texts[0].rect.minX
        withAnimation(.linear(duration: 1)) {
            model.shift = 40
            model.inner = 0
        }
        stage.advance(by: 0.5)
        #expect(abs(opacity(stage) - 0.25) < 1e-9 && abs(stage.frame.texts[0].rect.minX - start - 20) < 1e-9)
        // It leaves while it fades: both count.
        withAnimation(.linear(duration: 0.4)) { model.isShown = false }
        stage.advance(by: 0.2)
        #expect(abs(opacity(stage) - 0.5 * 0.3 * 0.5) < 1e-9)
        stage.advance(by: 0.3)
        #expect(stage.frame.texts.isEmpty)
    }

    @Test func `a guide that is another one moves what is aligned, though no size has changed`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Guided(model: model)
        }
        stage.advance(by: 0)
        func distance() -> Double { Double(stage.frame.texts[0].rect.minY - stage.frame.shapes[0].rect.minY) }
        let start = distance()
        for guide in [15, 55, 5.0] {
            model.guide = guide
            stage.advance(by: 0)
            #expect(abs(distance() - start - (guide - 5)) < 1e-9, "\(guide)")
        }
    }
}
