import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// What happens between a queue and the views that perform it.
@MainActor
struct PerformanceTests {
    /// Two dancers and their queue; each may be there or not.
    @MainActor @Observable
    final class Model {
        var isFirstThere = true
        var isSecondThere = true
        var other = 0.0
        let queue = StateQueue(Pose.idle, policy: .queue)
        @ObservationIgnored let journal = Journal()
    }

    private struct Duo: View {
        let model: Model
        var body: some View {
            ZStack {
                if model.isFirstThere { Dancer(queue: model.queue, journal: model.journal, name: "1") }
                if model.isSecondThere { Dancer(queue: model.queue, journal: model.journal, name: "2") }
            }
        }
    }

    private func duo(_ model: Model) -> Stage {
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Duo(model: model) }
        model.journal.stage = stage
        stage.advance(by: 0)
        model.journal.clear()
        return stage
    }

    @Test func `two views perform one queue in step`() {
        let model = Model()
        let stage = duo(model)
        model.queue.request(.upward)
        model.queue.request(.idle)
        stage.advance(by: 2)
        #expect(model.journal.lines == ["1 upward@0.00", "2 upward@0.00", "1 idle@0.55", "2 idle@0.55"])
        #expect(!model.queue.isAnimating)
    }

    @Test func `one of two views leaves, and the other goes on`() {
        let model = Model()
        let stage = duo(model)
        model.queue.request(.upward)
        model.queue.request(.idle)
        stage.advance(by: 0.2)
        model.isFirstThere = false
        stage.advance(by: 0.3)
        #expect(model.queue.current == .upward)
        stage.advance(by: 1)
        #expect(model.journal.lines == ["1 upward@0.00", "2 upward@0.00", "2 idle@0.55"])
    }

    @Test func `the last view leaves while it performs, and everything asked for is so at once`() {
        let model = Model()
        model.isSecondThere = false
        let stage = duo(model)
        for pose in [Pose.upward, .idle, .downward] { model.queue.request(pose) }
        stage.advance(by: 0.2)
        #expect(model.queue.pending == [.idle, .downward])
        model.isFirstThere = false
        stage.advance(by: 0)
        #expect(model.queue.current == .downward)
        #expect(!model.queue.isAnimating)
        #expect(model.queue.pending.isEmpty)
        #expect(model.journal.lines == ["1 upward@0.00"])
        #expect(!stage.isAnimating)
        #expect(stage.nextFrameTime == nil)
        model.queue.request(.upward)
        #expect(model.queue.current == .upward && !model.queue.isAnimating)
    }

    @Test func `a view that leaves by a transition performs until it is gone`() {
        let model = Model()
        model.isSecondThere = false
        let stage = duo(model)
        model.queue.request(.upward)
        model.queue.request(.idle)
        stage.advance(by: 0.1)
        withAnimation(.linear(duration: 5)) { model.isFirstThere = false }
        stage.advance(by: 1)
        #expect(model.journal.lines == ["1 upward@0.00", "1 idle@0.55"])
        #expect(!model.queue.isAnimating)
        stage.advance(by: 5)
        #expect(model.queue.performers.allSatisfy { $0.performer == nil })
    }

    @Test func `a view that comes late, or back, is as it should be, without motion`() {
        let model = Model()
        model.isSecondThere = false
        let stage = duo(model)
        model.queue.request(.upward)
        stage.advance(by: 0.1)
        model.isSecondThere = true
        stage.advance(by: 0)
        #expect(model.journal.lines == ["1 upward@0.00", "2 upward@0.10"])
        #expect(abs(stage.frame.texts.first { $0.string == "dancer2" }!.rect.midY - 50) < 0.01)
        // It does not hold up what the first one performs.
        stage.advance(by: 0.46)
        #expect(!model.queue.isAnimating)
        model.isFirstThere = false
        model.isSecondThere = false
        stage.advance(by: 0)
        model.queue.request(.downward)
        model.isFirstThere = true
        stage.advance(by: 0)
        #expect(abs(stage.frame.texts[0].rect.midY - 250) < 0.01)
        #expect(!stage.isAnimating)
    }

    @Test(arguments: QueuePolicy.allCases)
    func `a request from inside a performance takes effect when it has begun`(policy: QueuePolicy) {
        let queue = StateQueue(Pose.idle, policy: policy)
        let journal = Journal()
        let stage = Stage(size: CGSize(width: 10, height: 10)) {
            Color.clear.performs(queue) { pose in
                journal.note(pose)
                if pose == .upward { queue.request(.downward) }
            }
        }
        journal.stage = stage
        stage.advance(by: 0)
        journal.clear()
        queue.request(.upward)
        stage.advance(by: 2)
        switch policy {
        case .latest, .queue: #expect(journal.lines == ["upward@0.00", "downward@0.55"])
        case .drop: #expect(journal.lines == ["upward@0.00"])
        case .interrupt: #expect(journal.lines == ["upward@0.00", "downward@0.00"])
        }
        #expect(!queue.isAnimating)
    }

    @Test(arguments: [(QueuePolicy.interrupt, Length.short), (.queue, .zero), (.interrupt, .zero)])
    func `states that ask for one another without end do not stop everything else`(policy: QueuePolicy, to: Length) {
        let queue = StateQueue(Length.negative, policy: policy)
        var count = 0
        let stage = Stage(size: CGSize(width: 10, height: 10)) {
            Color.clear.performs(queue) { length in
                count += 1
                queue.request(length == to ? .tiny : to)
            }
        }
        stage.advance(by: 0.1)
        #expect(count > 1)
        #expect(count < 5000)
        #expect(stage.warnings.isEmpty)
        #expect(queue.isAnimating)
    }

    @Test func `what the screen asks for as it appears is performed`() {
        let queue = StateQueue(Pose.idle)
        let journal = Journal()
        let stage = Stage(size: CGSize(width: 100, height: 300)) {
            VStack { Dancer(queue: queue, journal: journal) }
                .onAppear { queue.request(.upward) }
        }
        journal.stage = stage
        #expect(queue.isAnimating)
        stage.advance(by: 0.275)
        #expect(abs(stage.frame.texts[0].rect.midY - 100) < 0.01)
        stage.advance(by: 0.28)
        #expect(!queue.isAnimating)
        #expect(journal.lines == ["idle@0.00", "upward@0.00"])
    }

    @Test func `animations around the view, or their absence, do not change how long a state lasts`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 300)) {
            VStack {
                Dancer(queue: model.queue, journal: model.journal, name: "1")
                    .transaction { $0.animation = nil }
                Dancer(queue: model.queue, journal: model.journal, name: "2")
                    .transaction { $0.animation = .linear(duration: 7) }
                Dancer(queue: model.queue, journal: model.journal, name: "3")
                    .animation(.linear(duration: 7), value: model.queue.current)
            }
        }
        model.journal.stage = stage
        stage.advance(by: 0)
        model.journal.clear()
        withAnimation(.linear(duration: 9)) { model.queue.request(.upward) }
        model.queue.request(.downward)
        stage.advance(by: 0.54)
        #expect(model.journal.lines == ["1 upward@0.00", "2 upward@0.00", "3 upward@0.00"])
        stage.advance(by: 0.02)
        #expect(model.journal.lines.dropFirst(3) == ["1 downward@0.55", "2 downward@0.55", "3 downward@0.55"])
    }

    @Test func `less motion: states follow at once and last as long`() {
        let solo = Solo()
        solo.stage.preferences.reduceMotion = true
        solo.stage.advance(by: 0)
        solo.ask(.upward)
        #expect(abs(solo.offset + 100) < 0.01)
        solo.ask(.idle, then: 0.54)
        #expect(abs(solo.offset + 100) < 0.01)
        solo.stage.advance(by: 0.02)
        #expect(abs(solo.offset) < 0.01)
        #expect(solo.journal.lines == ["upward@0.00", "idle@0.55"])
    }

    @MainActor @Observable
    final class Choice {
        var isSecond = false
    }

    @Test func `another queue in its place is caught up with, and the first one is left alone`() {
        let choice = Choice()
        let (first, second) = (StateQueue(Pose.idle), StateQueue(Pose.idle))
        // As many states have begun in the one as in the other.
        second.request(.downward)
        let journal = Journal()
        struct Play: View {
            let choice: Choice
            let queues: (StateQueue<Pose>, StateQueue<Pose>)
            let journal: Journal
            var body: some View { Dancer(queue: choice.isSecond ? queues.1 : queues.0, journal: journal) }
        }
        let stage = Stage(size: CGSize(width: 100, height: 300)) {
            Play(choice: choice, queues: (first, second), journal: journal)
        }
        stage.advance(by: 0)
        first.request(.upward)
        stage.advance(by: 0.1)
        choice.isSecond = true
        stage.advance(by: 0)
        #expect(!first.isAnimating)
        stage.advance(by: 1)
        #expect(abs(stage.frame.texts[0].rect.midY - 250) < 0.01)
        second.request(.idle)
        #expect(second.isAnimating)
        first.request(.downward)
        #expect(first.current == .downward && !first.isAnimating)
        #expect(journal.lines.map { $0.prefix(while: { $0 != "@" }) } == ["idle", "upward", "downward", "idle"])
    }

    @Test func `the clock is neither seen nor felt, and nothing is evaluated at rest`() {
        let solo = Solo()
        #expect(solo.stage.frame.shapes.isEmpty)
        #expect(solo.stage.frame.texts.count == 1)
        #expect(solo.stage.frame.accessibility.map(\.label) == ["dancer"])
        #expect(solo.stage.nextFrameTime == nil)
        solo.ask(.upward, then: 0.2)
        #expect(solo.stage.frame.shapes.isEmpty)
        #expect(solo.stage.statistics.bodiesEvaluated <= 1)
        solo.stage.advance(by: 1)
        #expect(solo.stage.nextFrameTime == nil)
    }

    @Test func `nothing is kept when the stage is gone`() {
        weak var queue: StateQueue<Pose>?
        weak var journal: Journal?
        do {
            let solo = Solo()
            queue = solo.queue
            journal = solo.journal
            solo.ask(.upward, then: 0.1)
            solo.ask(.idle, then: 0.1)
        }
        #expect(queue == nil)
        #expect(journal == nil)
    }
}
