import Foundation
import SwiftUI
import TallyStage
import Testing

/// Docs/AnimationRules.md, section 16.
@MainActor
struct Section16CustomTests {
    /// All that has to be written of one's own animation: there in two equal steps, a second each.
    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 2 ? value.scaled(by: time < 1 ? 0 : 0.5) : nil
        }
    }

    @Test func `rule 153: an animation of one's own needs to say only how much of the way is done`() {
        let x = Remote(0.0)
        let stage = Stage { Playing(x) { Square().offset(x: $0 - 45) } }
        withAnimation(Animation(Steps())) { x.value = 40 }
        stage.advance(by: 0.9)
        #expect(stage.x == 0)
        stage.advance(by: 0.2)
        #expect(stage.x == 20)
        x.value = 60
        stage.advance(by: 0.4)
        #expect(stage.x == 40, "displaced")
        withAnimation(.smooth) { x.value = 0 }
        stage.advance(by: 0)
        #expect(stage.x == 40, "taken over without velocity")
        #expect(stage.settle() && stage.x == 0)
        #expect(Animation(Steps()) == Animation(Steps()) && Animation(Steps()) != .smooth)
    }

    private struct FrameKey: AnimationStateKey { static var defaultValue: Int { 0 } }

    /// Linear over a second; moves as many points more as there were frames.
    private struct Counting: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[FrameKey.self] += 1
            if time >= 0.5 { context.isLogicallyComplete = true }
            return time < 1 ? value.scaled(by: Double(context.state[FrameKey.self])) : nil
        }
    }

    @Test func `rule 154: every attribute has a state of its own, and says when it counts as complete`() {
        let (x, y) = (Remote(0.0), Remote(0.0))
        let stage = Stage {
            ZStack {
                Playing(x) { Square().offset(x: $0) }
                Playing(y) { Square(color: .blue).offset(x: $0) }
            }
        }
        var completion = -1.0
        withAnimation(Animation(Counting())) {
            x.value = 1
        } completion: {
            completion = stage.time
        }
        stage.advance(by: 0.1)
        let first = stage.boxes[0].minX
        stage.advance(by: 1.0 / 60)
        #expect(stage.boxes[0].minX == first + 1, "one a frame")
        withAnimation(Animation(Counting())) { y.value = 1 }
        stage.advance(by: 0)
        #expect(stage.boxes[1].minX < 45 + 3, "from the beginning")
        stage.advance(by: 1)
        #expect(isNear(completion, 0.5))
        #expect(stage.settle() && stage.boxes.map(\.minX) == [46, 46])
    }

    /// Linear, over as many seconds as the environment says.
    private struct Paced: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            let duration = Double(context.environment.lineSpacing)
            return time < duration ? value.scaled(by: time / duration) : nil
        }
    }

    private struct Bar: Shape {
        var length: Double
        nonisolated var animatableData: Double {
            get { length }
            set { length = newValue }
        }
        nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length, height: 10)) }
    }

    @Test func `rule 154: an animation knows the environment of the view that it moves`() {
        let x = Remote(0.0)
        let stage = Stage {
            Playing(x) { x in
                VStack(spacing: 0) {
                    Square().offset(x: x).environment(\.lineSpacing, 1)
                    Square().offset(x: x).environment(\.lineSpacing, 4)
                    Bar(length: x).frame(height: 10).environment(\.lineSpacing, 2)
                }
            }
        }
        withAnimation(Animation(Paced())) { x.value = 40 }
        stage.advance(by: 0.5)
        #expect(stage.boxes.map(\.minX) == [65, 50, 0] && isNear(stage.boxes[2].width, 10))
        x.value = 80
        stage.advance(by: 0)
        withAnimation(Animation(Paced())) { x.value = 0 }
        #expect(stage.settle() && stage.time == 4.5)
    }
}
