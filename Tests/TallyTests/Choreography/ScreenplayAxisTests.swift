import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

@MainActor
struct ScreenplayAxisTests {
    /// Two takes of 0.8 and 0.7 seconds, with so many seconds from one begin to the next.
    private func timeline(_ seconds: TimeInterval) -> ScreenplayTimeline {
        let theatre = Opening()
        theatre.play.play(.open)
        theatre.stage.advance(by: seconds)
        theatre.play.play(.close)
        theatre.stage.advance(by: seconds)
        return theatre.play.timeline
    }

    private func bars(_ stage: Stage) -> [CGRect] {
        stage.frame.shapes.filter { abs($0.rect.height - 20) < 0.01 && $0.rect.width > 10 }.map(\.rect)
    }

    @Test(arguments: [2.0, 30, 400, 90_000])
    func `a long pause is as wide as a second, and says how long it was`(seconds: TimeInterval) throws {
        let timeline = timeline(seconds)
        let axis = ScreenplayAxis(timeline)
        #expect(axis.pauses.count == 1)
        #expect(abs(axis.span - 2.5) < 1e-6)
        #expect(abs(axis.position(seconds) - 1.8) < 1e-6)
        #expect(abs(axis.position((0.8 + seconds) / 2) - 1.3) < 1e-6)
        let stage = Stage(size: CGSize(width: 400, height: 120)) { ScreenplayChart(timeline) }
        let bars = bars(stage)
        try #require(bars.count == 4)
        #expect(abs((bars[2].minX - bars[1].maxX - 1) / (bars[0].width + 1) - 1 / 0.55) < 0.02)
        let text = [2: "1.2 s", 30: "29 s", 400: "6.7 min", 90_000: "25 h"][seconds]
        #expect(stage.frame.texts.contains { $0.string == text })
    }

    @Test(arguments: [200.0, 300, 500], DynamicTypeSize.allCases)
    func `texts of ticks stand apart however short the play, and narrow the chart`(width: Double, size: DynamicTypeSize)
    {
        let theatre = Opening()
        theatre.play.play(.open)
        for frames in [1, 2, 5, 20, 40] {
            for _ in 0..<frames { theatre.stage.advance(by: 1.0 / 60) }
            let timeline = theatre.play.timeline
            let stage = Stage(size: CGSize(width: width, height: 200)) {
                ScreenplayChart(timeline).dynamicTypeSize(size)
            }
            let texts = stage.frame.texts.filter { $0.string.hasSuffix(" s") }.map(\.rect).sorted { $0.minX < $1.minX }
            #expect(!texts.isEmpty)
            for (left, right) in zip(texts, texts.dropFirst()) { #expect(left.maxX + 2 < right.minX) }
        }
    }

    @Test func `a short pause is as wide as it is long`() {
        let axis = ScreenplayAxis(timeline(1.5))
        #expect(axis.pauses.isEmpty)
        #expect(abs(axis.span - 2.2) < 1e-6)
        #expect(abs(axis.position(1.25) - 1.25) < 1e-6)
    }

    @Test func `a long wait in a take is shown as a pause, and a view at work is not`() {
        let (queue, play) = (StateQueue(Pose.idle), Screenplay<Int>())
        let stage = Stage(size: CGSize(width: 10, height: 10)) {
            Color.clear.performs(queue) { _ in }
                .screenplay(play) { _ in
                    queue.cue(.upward)
                    Cue.wait(.seconds(20))
                    queue.cue(.idle)
                }
        }
        play.play(1)
        stage.advance(by: 30)
        let axis = ScreenplayAxis(play.timeline)
        #expect(axis.pauses.map { ($0.end - $0.begin).rounded() } == [20])
        #expect(abs(axis.span - 1.9) < 1e-6)
    }

    @Test(arguments: [0.5, 2, 30, 1e6], [0.3, 1.0, 1.6, .infinity])
    func `ticks are shown, in order, outside of pauses, and not too many`(pause: TimeInterval, last: TimeInterval) {
        let timeline = timeline(pause)
        let axis = ScreenplayAxis(timeline, last: last)
        let ticks = axis.ticks()
        #expect(
            axis.pauses.allSatisfy {
                axis.position($0.end) < 0 || ticks.contains($0.end) || $0.end > timeline.end - 0.5
            })
        #expect((1...10).contains(ticks.count))
        #expect(ticks == ticks.sorted())
        for tick in ticks {
            #expect((-1e-6...axis.span).contains(axis.position(tick)))
            #expect(!axis.pauses.contains { $0.begin + 1e-6 < tick && tick < $0.end - 1e-6 })
        }
    }

    @Test func `texts of ticks do not meet, however many pauses there are`() {
        let theatre = Opening()
        for pose in [Pose.upward, .downward, .idle, .upward, .downward, .idle, .upward, .downward, .idle] {
            theatre.title.request(pose)
            theatre.stage.advance(by: 10)
        }
        let axis = ScreenplayAxis(theatre.play.timeline)
        let places = axis.ticks().map(axis.position)
        #expect(places.count > 2)
        for (one, next) in zip(places, places.dropFirst()) { #expect(next - one > axis.span / 8.1) }
    }

    @Test func `a pause that begins left of the chart says its length where it is seen`() throws {
        let timeline = timeline(30)
        let stage = Stage(size: CGSize(width: 400, height: 120)) { ScreenplayChart(timeline, last: 1.2) }
        let text = try #require(stage.frame.texts.first { $0.string == "29 s" }).rect
        let bar = try #require(bars(stage).map(\.minX).min())
        // Half a second of the pause is left of the first bar.
        #expect(text.maxX < bar && text.minX > bar - (400 - bar) * 0.5 / 0.7)
    }
}
