import Foundation
import SwiftUI
import TallyMotion
import TallyStage
import Testing

/// Rules 67 and 68: what a hand moves goes on with the hand's velocity.
@MainActor
struct VelocityTests {
    /// A ball that follows the pointer and springs home when it is let go.
    private struct Ball: View {
        let release: Animation?
        @State private var x = 0.0
        var body: some View {
            Square()
                .offset(x: x)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { x = $0.translation.width }
                        .onEnded { _ in withAnimation(release) { x = 0 } })
        }
    }

    /// The ball's velocity in points a second, from one frame on to the next: a spring shows steps of 1/300 s, and the
    /// first frame one of them less.
    private func speed(_ stage: Stage) -> Double {
        stage.advance(by: 1.0 / 60)
        let before = stage.x
        stage.advance(by: 1.0 / 60)
        return (stage.x - before) * 60
    }

    private func dragged(_ release: Animation?) -> Stage {
        let stage = Stage(size: CGSize(width: 600, height: 100)) { Ball(release: release) }
        stage.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 360, y: 50), duration: 0.2)
        return stage
    }

    @Test func `a ball let go with a spring goes on with the velocity of the drag`() {
        let stage = dragged(.spring(duration: 20))
        #expect(isNear(stage.x, 355))
        // This spring of 20 s slows a ball of 300 points a second by 194 in a second: 5 in a fortieth.
        #expect(isNear(speed(stage), 300, 6))
        #expect(stage.settle())
        #expect(isNear(stage.x, 295))
    }

    @Test func `the same through an animatable modifier of one's own`() {
        struct Slide: ViewModifier, Animatable {
            var x: Double
            var animatableData: Double {
                get { x }
                set { x = newValue }
            }
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        struct Ball: View {
            @State private var x = 0.0
            var body: some View {
                Square().modifier(Slide(x: x)).gesture(
                    DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width }
                        .onEnded { _ in withAnimation(.spring(duration: 20)) { x = 0 } })
            }
        }
        let stage = Stage(size: CGSize(width: 600, height: 100)) { Ball() }
        stage.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 360, y: 50), duration: 0.2)
        #expect(isNear(speed(stage), 300, 6))
    }

    @Test func `a curve, and a spring that combines, start without velocity`() {
        #expect(speed(dragged(.linear(duration: 1))) < 0)
        #expect(speed(dragged(.interpolatingSpring(duration: 20))) < 0)
    }

    @Test func `a ball held still before it is let go has lost its velocity`() {
        let stage = Stage(size: CGSize(width: 600, height: 100)) { Ball(release: .spring(duration: 20)) }
        stage.pointerDown(CGPoint(x: 300, y: 50))
        for step in 1...12 {
            stage.advance(by: 1 / 60)
            stage.pointerMove(CGPoint(x: 300 + Double(step) * 5, y: 50))
            stage.advance(by: 0)
        }
        stage.advance(by: 3)
        stage.pointerUp(CGPoint(x: 360, y: 50))
        stage.advance(by: 0)
        #expect(abs(speed(stage)) < 3)
    }

    @Test func `writes that do not come from a gesture hand on no velocity`() {
        let x = Remote(0.0)
        let stage = Stage(size: CGSize(width: 600, height: 100)) { Playing(x) { Square().offset(x: $0) } }
        for step in 1...12 {
            stage.advance(by: 1 / 60)
            x.value = Double(step) * 5
            stage.advance(by: 0)
        }
        withAnimation(.spring(duration: 20)) { x.value = 0 }
        stage.advance(by: 0)
        #expect(speed(stage) < 0)
        var transaction = Transaction()
        transaction.tracksVelocity = true
        #expect(stage.settle())
        for step in 1...12 {
            stage.advance(by: 1 / 60)
            withTransaction(transaction) { x.value = Double(step) * 5 }
            stage.advance(by: 0)
        }
        withAnimation(.spring(duration: 20)) { x.value = 0 }
        stage.advance(by: 0)
        #expect(isNear(speed(stage), 300, 6))
    }

    @Test func `a ball caught on its way moves as before, and when thrown has both velocities`() {
        let stage = dragged(.spring(duration: 20))
        let free = dragged(.spring(duration: 20))
        for stage in [stage, free] { stage.advance(by: 0.2) }
        let ball = stage.box
        stage.drag(from: CGPoint(x: ball.midX, y: 50), to: CGPoint(x: ball.midX - 60, y: 50), duration: 0.2)
        free.advance(by: 0.2)
        #expect(isNear(speed(stage), speed(free) - 300, 8))
    }
}
