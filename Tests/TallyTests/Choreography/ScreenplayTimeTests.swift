import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// When a timeline says that something was seen, and when it was.
@MainActor
struct ScreenplayTimeTests {
    private static let frame = 1.0 / 60

    @Test func `what a view performs outside of takes stands at its time`() {
        let theatre = Opening()
        theatre.stage.advance(by: 5)
        theatre.login.request(.upward)
        theatre.stage.advance(by: 10)
        theatre.play.play(.open)
        theatre.stage.advance(by: 0.1)
        theatre.title.request(.idle)
        theatre.stage.advance(by: 5)
        #expect(
            theatre.play.description == """
                  0.00    login  upward    0.55
                 10.00  open
                 10.00    title  upward    0.55
                 10.55    login  downward  0.25
                 10.55    title  idle      0.35
                """)
        #expect(theatre.play.timeline.takes.first?.end.map { abs($0 - 10.8) < 1e-6 } == true)
    }

    @Test func `what has to wait for a view stands where it begins`() {
        let theatre = Opening()
        theatre.title.request(.downward)
        theatre.stage.advance(by: 0.1)
        theatre.play.play(.open)
        theatre.stage.advance(by: 2)
        #expect(
            theatre.play.description == """
                  0.00    title  downward  0.25
                  0.10  open
                  0.25    title  upward    0.55
                  0.80    login  downward  0.25
                """)
    }

    @Test func `a queue that a take has asked for is told of wherever its view is`() {
        let queue = StateQueue(Pose.idle, name: "far")
        let play = Screenplay<Int>()
        let stage = Stage(size: CGSize(width: 10, height: 10)) {
            Color.clear.screenplay(play) { _ in queue.cue(.upward) }
            Color.clear.performs(queue) { _ in }
        }
        queue.request(.downward)
        stage.advance(by: 1)
        #expect(play.description == "")
        play.play(1)
        stage.advance(by: 3)
        queue.request(.idle)
        stage.advance(by: 1)
        #expect(
            play.description == """
                  0.00  1
                  0.00    far  upward  0.55
                  3.00    far  idle    0.35
                """)
    }

    @Test func `the same state asked for twice is one entry`() {
        let theatre = Opening()
        theatre.title.request(.upward)
        theatre.title.request(.upward)
        theatre.stage.advance(by: 1)
        theatre.title.request(.upward)
        theatre.stage.advance(by: 1)
        #expect(theatre.play.description == "  0.00    title  upward  0.55")
    }

    @Test(arguments: QueuePolicy.allCases)
    func `whatever is asked for and when, entries begin when their views do`(policy: QueuePolicy) throws {
        for seed: UInt64 in 1...8 {
            var random = SplitMix(seed)
            let theatre = Opening(policy: .allCases[Int(random.next() % 4)])
            theatre.title.policy = policy
            theatre.login.policy = policy
            var start: Double?
            for _ in 0..<30 {
                switch random.next() % 6 {
                case 0: theatre.play.play(.open)
                case 1: theatre.play.play(.close)
                case 2: theatre.play.play(.cutting)
                case 3: theatre.play.cancel()
                case 4: theatre.title.request([.idle, .upward, .downward][Int(random.next() % 3)])
                default: theatre.login.request([.idle, .upward, .downward][Int(random.next() % 3)])
                }
                theatre.stage.advance(by: 0)
                if start == nil, theatre.play.description != "" { start = theatre.stage.time }
                theatre.stage.advance(by: Double(1 + random.next() % 40) / 60)
            }
            #expect(theatre.stage.settle(within: 20))
            let told = theatre.play.timeline.entries.map {
                "\($0.view) \($0.state)@\(Journal.print($0.begin + (start ?? 0) + 1e-6))"
            }
            let seen = theatre.journal.lines
            #expect(told.sorted() == seen.sorted(), "\(policy), seed \(seed)")
            let entries = theatre.play.timeline.entries
            // What is not cut off is over when its time is, and nothing of a view overlaps.
            #expect(entries.allSatisfy { $0.wasCut || abs($0.end - $0.begin - $0.duration) < 1e-6 })
            #expect(entries.allSatisfy { $0.end >= $0.begin && $0.end <= $0.begin + $0.duration + 1e-6 })
            for view in theatre.play.timeline.views {
                let mine = entries.filter { $0.view == view }
                for (one, next) in zip(mine, mine.dropFirst()) { #expect(one.end <= next.begin + 1e-9) }
            }
            #expect(theatre.play.timeline.takes.allSatisfy { $0.end != nil })
        }
    }

    @Test func `a take that is interrupted ends at the frame in which it is`() {
        for frame in 0...54 {
            let theatre = Opening(policy: .interrupt)
            theatre.play.play(.open)
            for _ in 0..<frame { theatre.stage.advance(by: Self.frame) }
            let time = theatre.stage.time
            let isOver = theatre.play.playing == nil
            theatre.play.play(.pause)
            theatre.stage.advance(by: 3)
            let takes = theatre.play.timeline.takes
            #expect(takes.map(\.name) == ["open", "pause"])
            #expect(takes[0].wasCut == !isOver)
            #expect(abs((takes[0].end ?? -1) - min(time, 0.8)) < 1e-6, "frame \(frame)")
            #expect(abs(takes[1].begin - time) < 1e-6 && !takes[1].wasCut)
            #expect(theatre.play.timeline.entries.allSatisfy { !$0.wasCut })
        }
    }

    @Test func `a screen that goes cuts its take and its views off at the last frame, and comes back later`() {
        for frame in 1...50 {
            let theatre = Opening()
            theatre.play.play(.open)
            for _ in 0..<frame { theatre.stage.advance(by: Self.frame) }
            let time = theatre.stage.time
            let isOver = theatre.play.playing == nil
            theatre.screen.isThere = false
            theatre.stage.advance(by: 0)
            let timeline = theatre.play.timeline
            #expect(abs((timeline.takes[0].end ?? -1) - min(time, 0.8)) < 1e-6, "frame \(frame)")
            #expect(timeline.takes[0].wasCut == !isOver)
            #expect(abs((timeline.entries.last?.end ?? -1) - min(time, 0.8)) < 1e-6, "frame \(frame)")
            #expect(timeline.entries.last?.wasCut == !isOver)
            theatre.stage.advance(by: 5)
            theatre.title.request(.downward)
            theatre.screen.isThere = true
            theatre.stage.advance(by: 0)
            #expect(theatre.play.timeline == timeline)
            theatre.play.play(.pause)
            theatre.stage.advance(by: 2)
            #expect(theatre.play.timeline.takes.count == 2)
            #expect(abs(theatre.play.timeline.takes[1].begin - time - 5) < 1e-6)
        }
    }

    @Test(arguments: [0.3, 0.9])
    func `a screen that goes in a wait cuts its take off at the last frame`(time: TimeInterval) {
        let theatre = Opening()
        theatre.play.play(.busy)
        theatre.stage.advance(by: time)
        theatre.screen.isThere = false
        theatre.stage.advance(by: 0)
        #expect(abs((theatre.play.timeline.takes[0].end ?? -1) - time) < 1e-6)
    }

    @MainActor @Observable
    final class Model {
        var isThere = true
    }

    private struct Scene: View {
        let model: Model
        let queue: StateQueue<Pose>
        let play: Screenplay<Int>

        var body: some View {
            ZStack {
                if model.isThere { Color.red.performs(queue) { _ in } }
            }
            .screenplay(play) { _ in
                queue.cue(.upward)
                Cue.wait(.seconds(1))
            }
        }
    }

    @Test func `a view that leaves in mid-performance is cut off where it was seen last`() {
        for frame in 1...32 {
            let model = Model()
            let queue = StateQueue(Pose.idle, policy: .interrupt)
            let play = Screenplay<Int>()
            let stage = Stage(size: CGSize(width: 10, height: 10)) { Scene(model: model, queue: queue, play: play) }
            queue.request(.downward)
            stage.advance(by: 0.1)
            play.play(1)
            for _ in 0..<frame { stage.advance(by: Self.frame) }
            let time = stage.time
            model.isThere = false
            stage.advance(by: 3)
            let entries = play.timeline.entries
            #expect(entries.map(\.state) == ["downward", "upward"])
            #expect(entries.map(\.wasCut) == [true, true])
            #expect(abs(entries[0].end - 0.1) < 1e-6)
            #expect(abs(entries[1].end - time) < 1e-6, "frame \(frame)")
            // The cue is over with its view, and the take goes on.
            #expect(abs((play.timeline.takes[0].end ?? -1) - time - 1) < 1e-6)
            #expect(stage.nextFrameTime == nil)
        }
    }

    @Test func `the time is asked for when something happens, and a screen at rest asks for no frame`() {
        let theatre = Opening()
        #expect(theatre.play.record.moment == 0)
        theatre.play.play(.open)
        theatre.stage.advance(by: 0.3)
        #expect(theatre.play.record.moment == 1)
        theatre.stage.advance(by: 10)
        #expect(theatre.play.record.moment == 3)
        #expect(theatre.stage.nextFrameTime == nil)
        theatre.stage.advance(by: 10)
        #expect(theatre.play.record.moment == 3)
        #expect(theatre.stage.warnings.isEmpty)
    }

    @Test func `where the date is set back, time stands still`() {
        let record = ScreenplayRecord()
        record.appear()
        for (name, date) in [("a", 100.0), ("b", 103), ("c", 50), ("d", 104)] {
            record.enter(.takeBegan(name))
            record.show(at: Date(timeIntervalSinceReferenceDate: date))
        }
        #expect(record.timeline.takes.map(\.begin) == [0, 3, 3, 4])
    }

    @Test func `what no frame has shown is not entered, and a record that nobody looks at does not grow`() {
        let record = ScreenplayRecord()
        record.appear()
        record.enter(.takeBegan("unseen"))
        record.leave()
        record.enter(.takeBegan("unseen"))
        record.appear()
        record.show(at: .distantPast)
        #expect(record.timeline.takes.isEmpty)
        for number in 0..<5000 { record.enter(.takeBegan("\(number)")) }
        #expect(record.timeline.takes.count == ScreenplayTimeline.limit)
    }

    @Test func `a chart does not follow the animation under which a take is asked for`() throws {
        let queue = StateQueue(Pose.idle)
        let play = Screenplay<Int>()
        let stage = Stage(size: CGSize(width: 400, height: 120)) {
            VStack {
                ScreenplayChart(play.timeline)
                Color.clear.performs(queue) { _ in }
            }
            .screenplay(play) { _ in queue.cue(.upward) }
        }
        withAnimation(.linear(duration: 5)) { play.play(1) }
        stage.advance(by: 0.1)
        let bar = try #require(stage.frame.shapes.first { abs($0.rect.height - 20) < 0.01 })
        stage.advance(by: 2)
        #expect(stage.frame.shapes.first { abs($0.rect.height - 20) < 0.01 }?.rect == bar.rect)
        #expect(stage.nextFrameTime == nil)
    }

    private struct BoundScene: View {
        @Bindable var screen: Opening.Screen
        let play: Screenplay<Int>

        var body: some View {
            Color.clear.performs($screen.pose) { _ in }
                .screenplay(play) { _ in Cue($screen.pose, .upward, name: "view") }
        }
    }

    @Test func `of a view with a binding a timeline has what takes set, once`() {
        let screen = Opening.Screen()
        let play = Screenplay<Int>()
        let stage = Stage(size: CGSize(width: 10, height: 10)) { BoundScene(screen: screen, play: play) }
        play.play(1)
        stage.advance(by: 2)
        screen.pose = .idle
        stage.advance(by: 2)
        #expect(play.description == "  0.00  1\n  0.00    view  upward  0.55")
    }
}
