import Foundation
import SwiftUI
import TallyStage
import Testing

/// What the components rely on: a completion added by a `transaction` modifier waits for what moves inside of it.
@MainActor
struct ScopeCompletionTests {
    @MainActor @Observable
    final class Model {
        var inner = 0.0
        var outer = 0.0
        var log: [String] = []
    }

    private struct Play: View {
        let model: Model
        var body: some View {
            VStack {
                Text(verbatim: "inner").offset(x: model.inner)
                    .transaction(value: model.inner) { transaction in
                        transaction.animation = .linear(duration: 1)
                        transaction.addAnimationCompletion(criteria: .removed) { model.log.append("inner") }
                    }
                Text(verbatim: "outer").offset(x: model.outer)
            }
        }
    }

    @Test func `a completion of a scope waits for the motion of the scope alone, and runs once`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Play(model: model) }
        withAnimation(.linear(duration: 3), completionCriteria: .removed) {
            model.inner = 10
            model.outer = 10
        } completion: {
            model.log.append("both")
        }
        stage.advance(by: 0.9)
        #expect(model.log == [])
        stage.advance(by: 0.2)
        #expect(model.log == ["inner"])
        stage.advance(by: 3)
        #expect(model.log == ["inner", "both"])
    }

    @Test func `one translation of several moves the view by itself, at the right place`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Text(verbatim: "x").offset(x: 3).offset(x: model.inner).offset(x: model.outer)
        }
        func place() -> Double { Double(stage.frame.texts[0].rect.minX) }
        let start = place()
        withAnimation(.linear(duration: 1)) { model.inner = 10 }
        stage.advance(by: 0.5)
        #expect(abs(place() - start - 5) < 0.01)
        model.outer = 7
        stage.advance(by: 0.1)
        #expect(abs(place() - start - 13) < 0.01)
        withAnimation(.linear(duration: 1)) { model.outer = 17 }
        stage.advance(by: 0.2)
        #expect(abs(place() - start - 17) < 0.01)
        stage.advance(by: 2)
        #expect(abs(place() - start - 27) < 0.01)
    }
}
