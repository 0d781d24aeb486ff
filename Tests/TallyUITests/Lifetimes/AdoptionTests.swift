import Observation
import SwiftUI
import TallyStage
import Testing

/// A view whose transition becomes another one stands between other views from then on, and stays the same view.
@MainActor
struct AdoptionTests {
    @Observable
    final class Model {
        var number = 0
        var isDeep = false
        @ObservationIgnored var evaluated: [String] = []
    }

    private struct Inner: View {
        let model: Model

        var body: some View {
            let _ = model.evaluated.append("inner \(model.number)")
            Text("\(model.number)")
        }
    }

    /// Shows its content as long as the model's number is below 4.
    private struct Gate<Content: View>: View {
        let model: Model
        let content: Content

        var body: some View {
            let _ = model.evaluated.append("gate \(model.number)")
            VStack { HStack { if model.number < 4 { content } } }
        }
    }

    private struct Gated: Transition {
        let model: Model

        func body(content: Content, phase: TransitionPhase) -> some View {
            VStack { HStack { Gate(model: model, content: content) } }
        }
    }

    private struct Outer: View {
        let model: Model

        var body: some View {
            Inner(model: model).transition(model.isDeep ? AnyTransition(Gated(model: model)) : .opacity)
        }
    }

    @Test
    func `a view is updated after those that stand around it since its transition is another one`() {
        let model = Model()
        let stage = Stage { Outer(model: model) }
        model.number = 1
        stage.advance(by: 0.1)
        model.isDeep = true
        stage.advance(by: 0.1)
        #expect(stage.text("1") != nil)
        for number in 2...3 {
            model.evaluated = []
            model.number = number
            stage.advance(by: 0.1)
            #expect(model.evaluated == ["gate \(number)", "inner \(number)"])
            #expect(stage.text("\(number)") != nil)
        }
        // And after fewer of them.
        model.isDeep = false
        stage.advance(by: 0.1)
        model.evaluated = []
        model.number = 4
        stage.advance(by: 0.1)
        #expect(model.evaluated == ["inner 4"])
        #expect(stage.text("4") != nil)
    }

    private struct Misty: ViewModifier {
        let isAway: Bool

        func body(content: Content) -> some View {
            content.offset(x: isAway ? 40 : 0).scaleEffect(isAway ? 0.2 : 1).blur(radius: isAway ? 9 : 0)
                .offset(y: isAway ? 20 : 0).opacity(isAway ? 0.1 : 1)
        }
    }

    private struct Coming: View {
        let model: Model

        var body: some View {
            ZStack {
                if model.number > 0 {
                    Text(verbatim: "x").transition(
                        model.isDeep
                            ? .opacity : .modifier(active: Misty(isAway: true), identity: Misty(isAway: false)))
                }
            }
        }
    }

    @Test
    func `what moved a view on its way in moves it no more once its transition is another one`() {
        for frame in 1...6 {
            let model = Model()
            let stage = Stage { Coming(model: model) }
            stage.advance(by: 0)
            withAnimation(.linear(duration: 1)) { model.number = 1 }
            for _ in 0..<frame { stage.advance(by: 0.1) }
            model.isDeep = true
            for tenth in 0..<14 {
                stage.advance(by: 0.1)
                _ = stage.image()
                let text = stage.frame.texts[0]
                #expect(isNear(text.rect.midX, 50) && isNear(text.rect.midY, 50), "\(frame), \(tenth): \(text.rect)")
                #expect(text.opacity == 1 && text.blur == 0)
            }
            #expect(!stage.isAnimating)
        }
    }
}
