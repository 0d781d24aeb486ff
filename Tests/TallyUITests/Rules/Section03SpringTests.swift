import SwiftUI
import TallyStage
import Testing

/// Docs/AnimationRules.md, sections 3 and 12: in what units springs move what is built in.
@MainActor
struct Section03SpringTests {
    /// When a spring on the change that an effect makes of a value is over.
    private func end<V: View>(_ to: Double, _ effect: @escaping (Square, Double) -> V) -> Double {
        let remote = Remote(0.0)
        let stage = Stage { Playing(remote) { effect(Square(), $0) } }
        var end = -1.0
        withAnimation(.smooth, completionCriteria: .removed) {
            remote.value = to
        } completion: {
            end = stage.time
        }
        stage.advance(by: 5)
        #expect(!stage.isAnimating)
        return end
    }

    @Test func `rule 34: a spring lasts as long as the way in the units of what it moves`() {
        #expect(isNear(end(1) { $0.opacity(1 - $1) }, 246.0 / 300))
        #expect(isNear(end(100) { $0.offset(x: $1) }, 379.0 / 300))
        #expect(end(1) { $0.offset(x: $1) } == end(1) { $0.opacity(1 - $1) })
    }

    @Test func `rule 128: a blur's data is its radius, an angle's 128 to the radian (animatable-data-006)`() throws {
        let radius = try row("animatable-data-006").double
        #expect(end(10) { $0.blur(radius: $1) } == end(radius) { $0.offset(x: $1) })
        #expect(end(0.5) { $0.rotationEffect(.radians($1)) } == end(64) { $0.offset(x: $1) })
        #expect(end(0.5) { $0.hueRotation(.radians($1)) } == end(64) { $0.offset(x: $1) })
        #expect(end(0.5) { $0.scaleEffect(1 + $1) } == end(0.5.squareRoot()) { $0.offset(x: $1) }, "two factors")
    }

    @Test func `rule 35: rotations and frames end as everything else does, without a last step`() {
        #expect(end(1) { $0.rotationEffect(.radians($1)) } == end(128) { $0.offset(x: $1) })
        #expect(end(60) { $0.padding(.leading, $1) } == end(30) { $0.offset(x: $1) })
        let width = Remote(10.0)
        let stage = Stage { Playing(width) { Color.red.frame(width: $0, height: 10) } }
        withAnimation(.smooth) { width.value = 90 }
        var last = 0.0
        while stage.isAnimating || last == 0 {
            let before = stage.box.width
            stage.advance(by: 1.0 / 60)
            last = Double(stage.box.width - before)
            #expect(last >= 0)
        }
        #expect(stage.box.width == 90 && last < 0.02)
    }
}
