import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A view driven from its screen by a binding alone.
@MainActor
struct BoundPerformanceTests {
    @MainActor @Observable
    final class Screen {
        var pose = Pose.idle
        var policy = QueuePolicy.latest
        @ObservationIgnored let journal = Journal()
    }

    private struct Play: View {
        @Bindable var screen: Screen
        @State private var offset: CGFloat = 0
        var body: some View {
            Text(verbatim: "dancer").offset(y: offset)
                .performs($screen.pose, policy: screen.policy) { pose in
                    offset = pose.offset
                    screen.journal.note(pose)
                }
        }
    }

    private func stage(_ screen: Screen) -> Stage {
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Play(screen: screen) }
        screen.journal.stage = stage
        stage.advance(by: 0)
        return stage
    }

    @Test func `back in mid-flight ends where the screen says, after the way up`() {
        let screen = Screen()
        let stage = stage(screen)
        screen.journal.clear()
        screen.pose = .upward
        stage.advance(by: 0.2)
        screen.pose = .idle
        stage.advance(by: 0.1)
        #expect(screen.pose == .idle)
        #expect(stage.frame.texts[0].rect.midY < 100)
        stage.advance(by: 2)
        #expect(screen.journal.lines == ["upward@0.00", "idle@0.55"])
        #expect(abs(stage.frame.texts[0].rect.midY - 150) < 0.01)
    }

    @Test func `it appears in the state that the screen says`() {
        let screen = Screen()
        screen.pose = .downward
        let stage = stage(screen)
        #expect(screen.journal.lines == ["downward@0.00"])
        #expect(abs(stage.frame.texts[0].rect.midY - 250) < 0.01)
        #expect(!stage.isAnimating)
    }

    @Test func `a refused state is set back to the one that is played`() {
        let screen = Screen()
        screen.policy = .drop
        let stage = stage(screen)
        screen.journal.clear()
        screen.pose = .upward
        stage.advance(by: 0.2)
        screen.pose = .downward
        stage.advance(by: 0)
        #expect(screen.pose == .upward)
        stage.advance(by: 1)
        #expect(screen.journal.lines == ["upward@0.00"])
        screen.pose = .downward
        stage.advance(by: 1)
        #expect(screen.journal.lines == ["upward@0.00", "downward@1.20"])
        #expect(screen.pose == .downward)
    }

    @Test func `the policy may change in flight`() {
        let screen = Screen()
        let stage = stage(screen)
        screen.journal.clear()
        screen.pose = .upward
        stage.advance(by: 0.1)
        screen.policy = .interrupt
        screen.pose = .downward
        stage.advance(by: 0.1)
        #expect(screen.journal.lines == ["upward@0.00", "downward@0.10"])
    }

    @Test func `values of one update count as the last of them`() {
        let screen = Screen()
        let stage = stage(screen)
        screen.journal.clear()
        screen.pose = .upward
        screen.pose = .idle
        stage.advance(by: 1)
        #expect(screen.journal.lines == [])
        #expect(abs(stage.frame.texts[0].rect.midY - 150) < 0.01)
    }
}
