import Foundation
import SwiftUI
import TallyStage
import Testing

/// Two scales around one another, and a size that changes on the way.
@MainActor
struct FollowingScalesTests {
    @MainActor @Observable
    final class Model {
        var word = "wide"
        var inner = 1.0
        var outer = 1.0
        var leading = 10.0
    }

    /// A text that scales about its start, which stays while the text becomes shorter; then moved, and scaled once more.
    private struct Word: View {
        let model: Model
        var body: some View {
            Text(verbatim: model.word).fixedSize().scaleEffect(model.inner, anchor: .leading).offset(x: 7)
                .scaleEffect(model.outer, anchor: .topLeading).padding(.leading, CGFloat(model.leading))
                .frame(width: 200, height: 100, alignment: .leading)
        }
    }

    private func stage(_ model: Model) -> Stage { Stage(size: CGSize(width: 200, height: 100)) { Word(model: model) } }

    /// What is seen of a text at rest with other values.
    private func still(_ word: String, inner: Double, outer: Double, leading: Double = 10) -> CGRect {
        let model = Model()
        (model.word, model.inner, model.outer, model.leading) = (word, inner, outer, leading)
        let stage = stage(model)
        stage.advance(by: 0)
        return stage.frame.texts[0].rect
    }

    private func expect(_ stage: Stage, _ rect: CGRect, _ moment: String) {
        // What goes over to another word fades beside it.
        let seen = stage.frame.texts.last { $0.string != "wide" || stage.frame.texts.count == 1 }?.rect ?? .zero
        let off = max(
            abs(seen.minX - rect.minX), abs(seen.minY - rect.minY), abs(seen.width - rect.width),
            abs(seen.height - rect.height))
        #expect(off < 0.01, "\(moment): \(seen), wanted \(rect)")
    }

    @Test func `of two scales one moves by itself, then both, then the other`() {
        let model = Model()
        let stage = stage(model)
        stage.advance(by: 0)
        withAnimation(.linear(duration: 1)) { model.inner = 2 }
        for tenth in 1...3 {
            stage.advance(by: 0.1)
            expect(stage, still("wide", inner: 1 + Double(tenth) / 10, outer: 1), "\(tenth)")
            #expect(stage.statistics.nodesLaidOut == 0)
        }
        withAnimation(.linear(duration: 1)) { model.outer = 0.5 }
        for tenth in 4...13 {
            stage.advance(by: 0.1)
            let inner = min(2, 1 + Double(tenth) / 10)
            expect(stage, still("wide", inner: inner, outer: 1 - Double(tenth - 3) / 20), "\(tenth)")
        }
        #expect(stage.settle())
        expect(stage, still("wide", inner: 2, outer: 0.5), "at rest")
    }

    @Test func `a text that becomes shorter scales about its start, and is moved on the way`() {
        let model = Model()
        let stage = stage(model)
        stage.advance(by: 0)
        withAnimation(.linear(duration: 1)) {
            model.word = "i"
            model.inner = 0.5
        }
        for tenth in 1...4 {
            stage.advance(by: 0.1)
            expect(stage, still("i", inner: 1 - Double(tenth) / 20, outer: 1), "\(tenth)")
        }
        withAnimation(.linear(duration: 1)) { model.leading = 60 }
        for tenth in 5...14 {
            stage.advance(by: 0.1)
            let inner = max(0.5, 1 - Double(tenth) / 20)
            expect(stage, still("i", inner: inner, outer: 1, leading: 10 + Double(tenth - 4) * 5), "\(tenth)")
        }
        #expect(stage.settle())
        expect(stage, still("i", inner: 0.5, outer: 1, leading: 60), "at rest")
    }
}
