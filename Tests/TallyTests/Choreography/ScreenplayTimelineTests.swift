import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

@MainActor
struct ScreenplayTimelineTests {
    @Test func `the timeline tells when everything was seen, also after a pause`() {
        let theatre = Opening()
        theatre.play.play(.open)
        theatre.stage.advance(by: 30)
        theatre.play.play(.close)
        theatre.stage.advance(by: 30)
        #expect(
            theatre.play.description == """
                  0.00  open
                  0.00    title  upward    0.55
                  0.55    login  downward  0.25
                 30.00  close
                 30.00    login  idle      0.35
                 30.35    title  idle      0.35
                """)
        #expect(theatre.play.timeline.views == ["title", "login"])
        #expect(abs(theatre.play.timeline.end - 30.7) < 1e-6)
    }

    @Test func `the timeline says what the stage has seen`() throws {
        let theatre = Opening()
        let trace = try theatre.stage.trace("dancertitle", for: 1) { theatre.play.play(.open) }
        let entry = try #require(theatre.play.timeline.entries.first)
        let y = trace.series(\.midY)
        let start = try #require(y.value(at: entry.begin))
        let end = try #require(y.value(at: entry.end))
        #expect(abs(start - end - 100) < 0.01)
        #expect(y.settles(by: entry.end, within: 0.01).holds)
    }

    @Test func `what is interrupted ends where it was cut off`() throws {
        let theatre = Opening()
        theatre.title.policy = .interrupt
        theatre.play.play(.cutting)
        theatre.stage.advance(by: 3)
        #expect(
            theatre.play.description == """
                  0.00  cutting
                  0.00    title  upward    0.20 of 0.55
                  0.20    title  downward  0.25
                """)
        #expect(theatre.play.timeline.entries.map(\.wasCut) == [true, false])
        #expect(abs(theatre.play.timeline.end - 0.45) < 1e-6)
    }

    @Test func `views of one name are told apart, and views that are not there take no time`() {
        let theatre = Opening()
        theatre.login.name = "title"
        theatre.play.play(.open)
        theatre.stage.advance(by: 2)
        #expect(theatre.play.timeline.views == ["title", "title 2"])
        let queue = StateQueue(Pose.idle)
        let play = Screenplay<Int>()
        let stage = Stage(size: CGSize(width: 10, height: 10)) {
            Color.clear.screenplay(play) { _ in queue.cue(.upward) }
        }
        play.play(1)
        #expect(play.playing == nil)
        stage.advance(by: 0)
        #expect(play.description == "  0.00  1\n  0.00    Pose  upward  0.00")
    }

    @Test func `times stand below one another, however long ago it began`() {
        let theatre = Opening()
        theatre.play.play(.empty)
        theatre.stage.advance(by: 86_400)
        theatre.play.play(.empty)
        theatre.stage.advance(by: 0)
        #expect(theatre.play.description == "    0.00  empty\n86400.00  empty")
    }

    @Test func `the timeline forgets what is long past`() {
        let theatre = Opening()
        for _ in 0..<1000 { theatre.play.play(.empty) }
        theatre.stage.advance(by: 0)
        #expect(theatre.play.timeline.takes.count == 256)
    }

    @Test func `a chart has a bar for each state, as long as the state, and is read out as text`() throws {
        let theatre = Opening()
        theatre.play.play(.open)
        theatre.stage.advance(by: 2)
        let timeline = theatre.play.timeline
        let stage = Stage(size: CGSize(width: 400, height: 120)) { ScreenplayChart(timeline) }
        let bars = stage.frame.shapes.filter { abs($0.rect.height - 20) < 0.01 && $0.rect.width > 10 }.map(\.rect)
        try #require(bars.count == 2)
        #expect(abs((bars[0].width + 1) / (bars[1].width + 1) - 0.55 / 0.25) < 0.01)
        #expect(abs(bars[0].maxX + 1 - bars[1].minX) < 0.01)
        #expect(bars[1].minY - bars[0].minY == 24)
        #expect(stage.frame.accessibility.map(\.label) == [timeline.description])
    }

    @Test(arguments: [0.5, 0, -1, .nan, .infinity])
    func `a chart may show the last seconds alone`(seconds: TimeInterval) {
        let theatre = Opening()
        theatre.play.play(.open)
        theatre.stage.advance(by: 30)
        theatre.play.play(.close)
        theatre.stage.advance(by: 30)
        let timeline = theatre.play.timeline
        let stage = Stage(size: CGSize(width: 400, height: 120)) { ScreenplayChart(timeline, last: seconds) }
        let bars = stage.frame.shapes.filter { abs($0.rect.height - 20) < 0.01 && $0.rect.width > 10 }
        // The last half second is the end of the login's way back, and all of the title's.
        #expect(bars.count == (seconds == 0.5 ? 2 : 4))
    }

    @Test func `a chart of nothing is empty and does not trap`() {
        let play = Screenplay<Int>()
        let stage = Stage(size: CGSize(width: 400, height: 120)) { ScreenplayChart(play.timeline) }
        #expect(stage.frame.shapes.isEmpty)
        #expect(play.description == "")
    }
}
