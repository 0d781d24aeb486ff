import SwiftUI
import TallyStage
import Testing

@MainActor
struct Section05CoreTests {
    private func moving(_ x: Remote<Double>) -> Stage { Stage { Playing(x) { Square().offset(x: $0) } } }

    @Test func `rule 52: what is shown is the model minus what remains of the way`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.linear(duration: 1)) { x.value = 40 }
        stage.advance(by: 0.25)
        #expect(isNear(stage.x, 45 + 40 - 40 * 0.75))
    }

    @Test func `rule 53: a first appearance does not animate, whatever the transaction`() {
        struct Appearing: View {
            var body: some View { Square().offset(x: 30).animation(.linear(duration: 1), value: 3) }
        }
        let stage = withAnimation(.linear(duration: 1)) { Stage { Appearing() } }
        #expect(stage.x == 75)
        #expect(!stage.isAnimating)
    }

    @Test func `rule 53: a change without an animation in its transaction jumps`() {
        let x = Remote(0.0)
        let stage = moving(x)
        x.value = 40
        stage.advance(by: 0)
        #expect(stage.x == 85)
        #expect(!stage.isAnimating)
    }

    @Test func `rule 54: writing the value that is already there starts nothing and keeps what runs`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.linear(duration: 1)) { x.value = 0 }
        stage.advance(by: 0)
        #expect(!stage.isAnimating)
        withAnimation(.linear(duration: 1)) { x.value = 40 }
        stage.advance(by: 0.5)
        withAnimation(.easeIn(duration: 9)) { x.value = 40 }
        stage.advance(by: 0.25)
        #expect(isNear(stage.x, 75))
        stage.advance(by: 0.25)
        #expect(stage.x == 85)
        #expect(!stage.isAnimating)
    }

    @Test func `rule 55: a built-in effect moves without a body being evaluated`() {
        let x = Remote(0.0)
        let log = Log()
        let stage = Stage { Playing(x) { Logged("body", log).offset(x: $0) } }
        _ = log.take()
        withAnimation(.linear(duration: 1)) { x.value = 40 }
        stage.advance(by: 0)
        #expect(log.take().count <= 1)
        for _ in 0..<30 {
            stage.advance(by: 1.0 / 60)
            #expect(stage.statistics.bodiesEvaluated == 0)
        }
        #expect(log.entries.isEmpty)
    }

    @Test func `rule 55: an animatable view is evaluated every frame with interpolated data`() {
        struct Meter: View, Animatable {
            var level: Double
            let log: Log
            nonisolated var animatableData: Double {
                get { level }
                set { level = newValue }
            }
            var body: some View {
                let _ = log("\(level)")
                Square().offset(x: level)
            }
        }
        let level = Remote(0.0)
        let log = Log()
        let stage = Stage { Playing(level) { Meter(level: $0, log: log) } }
        _ = log.take()
        withAnimation(.linear(duration: 1)) { level.value = 8 }
        stage.frameRate = 4
        stage.advance(by: 1)
        #expect(log.entries.suffix(4) == ["2.0", "4.0", "6.0", "8.0"])
        #expect(stage.x == 53)
        _ = log.take()
        stage.advance(by: 1)
        #expect(log.entries.isEmpty)
    }

    @Test func `rule 55: a view inside an animatable one may be another at each frame and leaves nothing behind`() {
        struct Sides: View, Animatable {
            var angle: Double
            nonisolated var animatableData: Double {
                get { angle }
                set { angle = newValue }
            }
            var body: some View {
                ZStack { if angle < 90 { Text("face") } else { Text("back") } }
            }
        }
        let angle = Remote(0.0)
        let stage = Stage { Playing(angle) { Sides(angle: $0) } }
        let nodes = stage.liveNodes
        withAnimation(.linear(duration: 1)) { angle.value = 180 }
        stage.advance(by: 0.49)
        #expect(stage.frame.visibleText == "face")
        stage.advance(by: 0.02)
        #expect(stage.frame.texts.map(\.string) == ["back"])
        stage.advance(by: 1)
        #expect(stage.frame.texts.map(\.string) == ["back"])
        #expect(stage.liveNodes == nodes)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `rule 56: interpolation is linear in the data and not clamped`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.timingCurve(0.3, 0, 0.6, 1.8, duration: 1)) { x.value = 10 }
        var farthest = 0.0
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            farthest = max(farthest, stage.x)
        }
        #expect(farthest > 56)
        #expect(stage.x == 55)
    }

    @Test func `rule 57 as amended: the clock starts at the change, so half of a linear second is exactly half`() {
        let x = Remote(0.0)
        let stage = moving(x)
        stage.advance(by: 0.123)
        withAnimation(.linear(duration: 1)) { x.value = 40 }
        stage.advance(by: 0)
        #expect(stage.x == 45)
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 65))
        stage.advance(by: 0.5)
        #expect(stage.x == 85)
    }

    @Test func `rule 58: the state is new at once where it was written, and only what is shown lags`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.linear(duration: 1)) {
            x.value = 40
            #expect(x.value == 40)
        }
        #expect(stage.x == 45)
        stage.advance(by: 0.1)
        #expect(x.value == 40)
        #expect(isNear(stage.x, 49))
    }
}
