import SwiftUI
import TallyStage
import Testing

private struct SpeedKey: TransactionKey { static let defaultValue = 1.0 }

extension Transaction {
    fileprivate var pace: Double {
        get { self[SpeedKey.self] }
        set { self[SpeedKey.self] = newValue }
    }
}

/// What is left of the public surface of animation, used as a program would.
@MainActor
struct Section19SurfaceTests {
    @Test func `transactions carry keys of one's own and those of scrolling`() {
        var transaction = Transaction()
        transaction.pace = 2
        transaction.scrollTargetAnchor = .bottom
        transaction.scrollPositionUpdatePreservesVelocity = true
        transaction.scrollContentOffsetAdjustmentBehavior = .disabled
        #expect(transaction.pace == 2 && transaction.scrollTargetAnchor == .bottom)
        #expect(transaction.scrollPositionUpdatePreservesVelocity)
        #expect(Transaction().pace == 1 && Transaction().scrollTargetAnchor == nil)
        let x = Remote(0.0)
        var seen: [Double] = []
        let stage = Stage {
            Playing(x) { Square().offset(x: $0).transaction { seen.append($0.pace) } }
        }
        seen = []
        withTransaction(\.pace, 3) { x.value = 1 }
        stage.advance(by: 0)
        #expect(!seen.isEmpty && seen.allSatisfy { $0 == 3 })
    }

    /// A group of keyframes of one's own, and a set of tracks of one's own.
    private struct Bounce: KeyframeTrackContent {
        let height: Double
        var body: some KeyframeTrackContent<Double> {
            if height > 5 { LinearKeyframe(height, duration: 1) } else { MoveKeyframe(height) }
            for _ in 0..<2 { LinearKeyframe(0, duration: 0.5) }
        }
    }

    private struct Both: Keyframes {
        var body: some Keyframes<CGPoint> {
            KeyframeTrack(\CGPoint.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\CGPoint.y) { LinearKeyframe(20, duration: 2) }
        }
    }

    @Test func `keyframes are put together from parts, branches and loops`() {
        let bounce = KeyframeTimeline(initialValue: 0.0) { Bounce(height: 10) }
        #expect(bounce.duration == 2 && bounce.value(time: 0.5) == 5 && bounce.value(time: 1.25) == 5)
        #expect(KeyframeTimeline(initialValue: 0.0) { Bounce(height: 1) }.duration == 1)
        let both = KeyframeTimeline(initialValue: CGPoint.zero) { Both() }
        #expect(both.value(time: 1) == CGPoint(x: 10, y: 10))
        let whole = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack { LinearKeyframe(CGPoint(x: 4, y: 8), duration: 1) }
        }
        #expect(whole.value(progress: 0.25) == CGPoint(x: 1, y: 2))
        let mixed = KeyframeTimeline(initialValue: Angle.zero) {
            for degrees in [90.0, 180] { CubicKeyframe(.degrees(degrees), duration: 1) }
        }
        #expect(isNear(mixed.value(time: 1).degrees, 90))
    }

    @Test func `symbol effects change texts at once`() {
        let string = Remote("a")
        let stage = Stage {
            Playing(string) { Text(verbatim: $0).contentTransition(.symbolEffect(.replace.downUp)) }
        }
        withAnimation { string.value = "b" }
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["b"])
        #expect(ContentTransition.symbolEffect == .symbolEffect(.automatic))
        _ = Square().transition(.symbolEffect(.appear))
    }

    @Test func `the content transition is a value of the environment`() {
        struct Reader: View {
            @Environment(\.contentTransition) var transition
            @Environment(\.contentTransitionAddsDrawingGroup) var group
            let found: @MainActor (ContentTransition, Bool) -> Void
            var body: some View {
                let _ = found(transition, group)
                Square()
            }
        }
        var found: [ContentTransition] = []
        _ = Stage { Reader { transition, _ in found.append(transition) } }
        _ = Stage { Reader { transition, _ in found.append(transition) }.contentTransition(.opacity) }
        #expect(found.count == 2 && found[1] == .opacity)
        #expect(![.identity, .opacity, .interpolate, .numericText()].contains(found[0]))
    }
}
