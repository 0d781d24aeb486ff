import SwiftUI
import TallyStage
import Testing

/// Data that animates is set to its end, exactly and once: that is how views before iOS 17 learn that a motion is over.
@MainActor
struct ArrivalTests {
    nonisolated private struct Arrival: AnimatableModifier {
        var animatableData: CGFloat {
            didSet { if animatableData == target { arrived() } }
        }
        let target: CGFloat
        let arrived: () -> Void

        init(to target: CGFloat, arrived: @escaping () -> Void) {
            self.target = target
            self.arrived = arrived
            animatableData = target
        }
        func body(content: Content) -> some View { content.offset(x: animatableData) }
    }

    private struct Bar: View, @preconcurrency Animatable {
        var length: CGFloat
        let log: Log
        var animatableData: CGFloat {
            get { length }
            set {
                length = newValue
                log("\(Int(newValue))")
            }
        }
        var body: some View { Color.red.frame(width: length, height: 10) }
    }

    nonisolated static let animations: [Animation] = [
        .linear(duration: 0.3), .easeOut(duration: 0.35), .spring, .bouncy,
        .interpolatingSpring(stiffness: 80, damping: 9),
        .linear(duration: 0.2).delay(0.2), .linear(duration: 0.2).repeatCount(3, autoreverses: false),
    ]

    @Test(arguments: animations)
    func `it arrives once, in the last frame`(animation: Animation) {
        let (log, x) = (Log(), Remote<CGFloat>(0))
        let stage = Stage.phone {
            Playing(x) { x in Square().modifier(Arrival(to: x) { log("arrived") }) }
        }
        stage.advance(by: 0)
        #expect(log.take() == [])
        withAnimation(animation) { x.value = 40 }
        stage.advance(by: 0)
        stage.advance(by: 0.05)
        #expect(log.take() == [])
        #expect(stage.settle())
        #expect(log.take().last == "arrived")
        #expect(isNear(stage.x, 135, 1e-9))
        stage.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test func `one called off arrives where it is sent, and not where it was bound for`() {
        let (log, x) = (Log(), Remote<CGFloat>(0))
        let stage = Stage.phone {
            Playing(x) { x in Square().modifier(Arrival(to: x) { log("arrived at \(Int(x))") }) }
        }
        stage.advance(by: 0)
        withAnimation(.linear(duration: 0.3)) { x.value = 40 }
        stage.advance(by: 0.1)
        withAnimation(.linear(duration: 0.3)) { x.value = 80 }
        #expect(stage.settle())
        #expect(log.take() == ["arrived at 80"])
    }

    @Test func `one that is not animated is not set at all`() {
        let (log, length) = (Log(), Remote<CGFloat>(10))
        let stage = Stage.phone { Playing(length) { Bar(length: $0, log: log) } }
        stage.advance(by: 0)
        length.value = 50
        stage.advance(by: 0.1)
        #expect(log.take() == [] && stage.box.width == 50)
        withAnimation(.linear(duration: 0.1)) { length.value = 90 }
        #expect(stage.settle())
        #expect(log.take().last == "90" && stage.box.width == 90)
    }
}
