import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

@MainActor
struct ScreenplayNameTests {
    @Test func `a queue has the name that it was given, or that of its states`() {
        #expect(StateQueue(Pose.idle).name == "Pose")
        #expect(StateQueue(Pose.idle, policy: .drop, name: "the title").name == "the title")
    }

    @Test func `a queue says in words what it is about`() {
        let solo = Solo()
        solo.queue.name = "title"
        #expect("\(solo.queue)" == "title is in idle")
        solo.ask(.upward)
        #expect("\(solo.queue)" == "title goes into upward")
        solo.ask(.idle)
        #expect("\(solo.queue)" == "title goes into upward, then idle")
    }

    @Test func `names are told apart, also from names with a number`() {
        var tracks = ScreenplayTracks()
        let queues = (0..<3).map { _ in StateQueue(Pose.idle) }
        let names = [(queues[0], "a 2"), (queues[1], "a"), (queues[2], "a"), (queues[1], "a")]
            .map { tracks.name(of: $0.0, called: $0.1) { [] } }
        #expect(names == ["a 2", "a", "a 3", "a"])
        #expect(tracks.name(of: nil, called: "a") { [] } == "a 4")
    }

    @Test func `the name of a queue that is gone is free when the timeline has forgotten it`() {
        var tracks = ScreenplayTracks()
        func name(_ used: [String]) -> String {
            let queue = StateQueue(Pose.idle)
            return tracks.name(of: queue, called: "a") { used }
        }
        #expect(name(["a"]) == "a")
        #expect(name(["a"]) == "a 2")
        #expect(name(["a"]) == "a 2")
        #expect(name([]) == "a")
    }

    @Test func `timeline, chart and what is read out call a view by its name`() {
        let queue = StateQueue(Pose.idle, name: "the title")
        let play = Screenplay<Int>()
        let stage = Stage(size: CGSize(width: 400, height: 120)) {
            VStack {
                ScreenplayChart(play.timeline)
                Color.clear.performs(queue) { _ in }
            }
            .screenplay(play) { _ in queue.cue(.upward) }
        }
        play.play(1)
        stage.advance(by: 1)
        #expect(play.timeline.views == ["the title"])
        #expect(stage.frame.texts.contains { $0.string == "the title" })
        #expect(stage.frame.accessibility.map(\.label) == ["  0.00  1\n  0.00    the title  upward  0.55"])
    }
}
