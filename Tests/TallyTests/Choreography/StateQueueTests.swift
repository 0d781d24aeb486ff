import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct StateQueueTests {
    @Test func `a state is shown under its animation, and over when its duration is`() {
        let solo = Solo()
        solo.ask(.upward)
        #expect(solo.journal.lines == ["upward@0.00"])
        #expect(solo.queue.current == .upward)
        #expect(solo.queue.isAnimating)
        #expect(solo.queue.next == nil)
        solo.stage.advance(by: 0.275)
        #expect(abs(solo.offset + 50) < 0.01)
        solo.stage.advance(by: 0.274)
        #expect(solo.queue.isAnimating)
        solo.stage.advance(by: 0.002)
        #expect(!solo.queue.isAnimating)
        #expect(!solo.stage.isAnimating)
        #expect(abs(solo.offset + 100) < 0.01)
    }

    @Test func `back to the starting state in mid-flight ends there, after the way up`() {
        let solo = Solo()
        solo.ask(.upward, then: 0.2)
        solo.ask(.idle, then: 0.1)
        #expect(solo.queue.current == .upward)
        #expect(solo.queue.pending == [.idle])
        #expect(solo.queue.next == .idle)
        let trace = try? solo.stage.trace("dancer", for: 1) {}
        #expect(solo.journal.lines == ["upward@0.00", "idle@0.55"])
        #expect(solo.queue.current == .idle)
        #expect(abs(solo.offset) < 0.01)
        // It went all the way up before it came back.
        #expect((trace?.series(\.midY).values.min() ?? 0) < 53)
        #expect(trace?.isContinuous(within: 0.5).holds == true)
    }

    @Test(arguments: QueuePolicy.allCases)
    func `asking for what was asked for last changes nothing`(policy: QueuePolicy) {
        let solo = Solo(policy: policy)
        solo.ask(.idle)
        #expect(!solo.queue.isAnimating)
        solo.ask(.upward, then: 0.2)
        solo.ask(.upward, then: 0.2)
        #expect(solo.queue.pending.isEmpty)
        solo.ask(.upward, then: 2)
        #expect(solo.journal.lines == ["upward@0.00"])
    }

    @Test func `an interruption starts from what is seen`() throws {
        let solo = Solo(policy: .interrupt)
        let trace = try solo.stage.trace("dancer", for: 2) {
            solo.ask(.upward, then: 0.3)
            solo.ask(.downward, then: 0.1)
            solo.ask(.idle)
        }
        #expect(trace.isContinuous(within: 0.5).holds)
        #expect(solo.journal.lines == ["upward@0.00", "downward@0.30", "idle@0.40"])
        // Up and back; it has never been as far as either end.
        #expect((trace.series(\.midY).values.min() ?? 0) > 60)
        #expect(abs(solo.offset) < 0.01)
    }

    @Test func `a policy changed in flight holds for what is asked for from then on`() {
        let solo = Solo(policy: .queue)
        solo.ask(.upward, then: 0.1)
        solo.ask(.downward)
        solo.ask(.idle)
        #expect(solo.queue.pending == [.downward, .idle])
        solo.queue.policy = .drop
        #expect(solo.queue.pending == [.downward, .idle])
        solo.ask(.upward)
        #expect(solo.queue.pending == [.downward, .idle])
        solo.queue.policy = .latest
        solo.ask(.downward)
        #expect(solo.queue.pending == [.downward])
        solo.queue.policy = .interrupt
        solo.ask(.idle)
        #expect(solo.queue.pending.isEmpty)
        #expect(solo.journal.lines == ["upward@0.00", "idle@0.10"])
    }

    @Test(arguments: QueuePolicy.allCases)
    func `nobody performs, and the last request is there at once`(policy: QueuePolicy) {
        let queue = StateQueue(Pose.idle, policy: policy)
        for pose in [Pose.upward, .downward, .upward, .instant] {
            queue.request(pose)
            #expect(queue.current == pose)
            #expect(!queue.isAnimating)
            #expect(queue.pending.isEmpty)
            #expect(queue.next == nil)
        }
    }

    @Test func `the animation of a state is ease-in-out over its duration unless it says otherwise`() {
        #expect(Length.short.animation == .easeInOut(duration: 0.2))
        #expect(Length.negative.animation == .easeInOut(duration: 0))
        #expect(Pose.upward.animation == .linear(duration: 0.55))
    }

    @Test func `states of no duration and of less are all shown, one after another in one moment`() {
        let queue = StateQueue(Length.short, policy: .queue)
        let journal = Journal()
        let stage = Stage(size: CGSize(width: 10, height: 10)) {
            Color.clear.performs(queue) { journal.note($0) }
        }
        journal.clear()
        for length in [Length.zero, .negative, .zero, .tiny, .short] { queue.request(length) }
        #expect(journal.lines == ["zero@0.00", "negative@0.00", "zero@0.00", "tiny@0.00", "short@0.00"])
        #expect(queue.current == .short)
        stage.advance(by: 0.19)
        #expect(queue.isAnimating)
        stage.advance(by: 0.02)
        #expect(!queue.isAnimating)
    }

    @Test func `a state that lasts for ages is left by an interruption alone`() {
        let queue = StateQueue(Length.short)
        let stage = Stage(size: CGSize(width: 10, height: 10)) { Color.clear.performs(queue) { _ in } }
        stage.frameRate = 0.1
        queue.request(.ages)
        stage.advance(by: 1000)
        queue.request(.short)
        stage.advance(by: 1000)
        #expect(queue.current == .ages)
        #expect(queue.pending == [.short])
        #expect(!stage.settle(within: 10))
        queue.policy = .interrupt
        queue.request(.zero)
        #expect(queue.current == .zero)
        #expect(!queue.isAnimating)
        queue.request(.short)
        stage.advance(by: 0.21)
        #expect(!queue.isAnimating)
    }
}

/// States of every length.
enum Length: AnimatedState {
    case zero, negative, tiny, short, ages

    var duration: Duration {
        switch self {
        case .zero: .zero
        case .negative: .seconds(-5)
        case .tiny: Duration(secondsComponent: 0, attosecondsComponent: 1)
        case .short: .milliseconds(200)
        case .ages: .seconds(Int64.max)
        }
    }
}
