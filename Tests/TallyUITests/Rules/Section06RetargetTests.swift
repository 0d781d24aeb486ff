import SwiftUI
import TallyStage
import Testing

@MainActor
struct Section06RetargetTests {
    /// A square whose left edge is at the value, from 0.
    private func moving(_ x: Remote<Double>) -> Stage {
        Stage { Playing(x) { Square().offset(x: $0 - 45) } }
    }

    @Test func `rule 60: a change without animation displaces what runs by the difference`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.linear(duration: 1)) { x.value = 1 }
        stage.advance(by: 0.3)
        x.value = 3
        stage.advance(by: 0.3)
        #expect(isNear(stage.x, 2.6))
        stage.advance(by: 0.4)
        #expect(stage.x == 3)
        #expect(!stage.isAnimating)
    }

    @Test func `rule 61: a curve over a running curve combines with it and is not added`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.linear(duration: 1)) { x.value = 1 }
        stage.advance(by: 0.3)
        withAnimation(.linear(duration: 1)) { x.value = 3 }
        stage.advance(by: 0.3)
        #expect(isNear(stage.x, 0.6 + (3 - 0.6) * 0.3, 0.01))
    }

    @Test func `rule 62: the whole is over when the newest is, whatever the older had still to do`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.linear(duration: 9)) { x.value = 1 }
        stage.advance(by: 0.3)
        withAnimation(.linear(duration: 0.5)) { x.value = 3 }
        stage.advance(by: 0.5)
        #expect(stage.x == 3)
        #expect(!stage.isAnimating)
    }

    @Test func `rules 63 and 67: a spring over a spring jumps neither in value nor in velocity`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.spring(duration: 0.5)) { x.value = 60 }
        stage.advance(by: 0.15)
        let before = stage.x
        stage.advance(by: 1.0 / 60)
        let at = stage.x
        withAnimation(.spring(duration: 0.5)) { x.value = 10 }
        stage.advance(by: 0)
        #expect(stage.x == at)
        stage.advance(by: 1.0 / 60)
        #expect(stage.x > at)
        #expect(abs((stage.x - at) - (at - before)) < 2)
    }

    @Test func `rule 65: a spring over a curve starts without velocity`() {
        let x = Remote(0.0)
        let stage = moving(x)
        withAnimation(.linear(duration: 1)) { x.value = 1 }
        stage.advance(by: 0.3)
        withAnimation(.spring(response: 1, dampingFraction: 0.5)) { x.value = 3 }
        stage.advance(by: 0.1)
        #expect(isNear(stage.x, 0.7138, 0.02))
    }

    @Test func `a change at the very moment of the end starts anew, and the older completion does not wait for it`() {
        let x = Remote(0.0)
        let log = Log()
        let stage = moving(x)
        withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
            x.value = 1
        } completion: {
            log("first")
        }
        stage.advance(by: 0.5)
        withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
            x.value = 2
        } completion: {
            log("second")
        }
        stage.advance(by: 0)
        #expect(log.entries == ["first"])
        stage.advance(by: 0.5)
        #expect(log.entries == ["first", "second"])
        #expect(stage.x == 2)
    }

    @Test func `a layout change retargets the places of the leaves as an offset does`() {
        let width = Remote(0.0)
        let stage = Stage {
            Playing(width) { width in
                HStack(spacing: 0) {
                    Color.clear.frame(width: width, height: 10)
                    Square()
                    Spacer(minLength: 0)
                }
            }
        }
        func x() -> Double { Double(stage.boxes[1].minX) }
        withAnimation(.linear(duration: 1)) { width.value = 10 }
        stage.advance(by: 0.3)
        #expect(isNear(x(), 3))
        width.value = 30
        stage.advance(by: 0.3)
        #expect(isNear(x(), 26))
        stage.advance(by: 0.4)
        #expect(x() == 30)
    }
}
