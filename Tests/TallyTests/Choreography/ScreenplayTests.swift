import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

@MainActor
struct ScreenplayTests {
    @Test func `a take asks its views one after the other, each when the one before has arrived`() {
        let theatre = Opening()
        theatre.play.play(.open)
        theatre.stage.advance(by: 2)
        #expect(theatre.journal.lines == ["title upward@0.00", "login downward@0.55"])
        #expect(theatre.play.playing == nil)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.stage.nextFrameTime == nil)
    }

    @Test func `a view that is busy is waited for`() {
        let theatre = Opening()
        theatre.title.request(.downward)
        theatre.stage.advance(by: 0.1)
        theatre.play.play(.open)
        #expect(theatre.play.playing == .open)
        theatre.stage.advance(by: 2)
        #expect(theatre.journal.lines == ["title downward@0.00", "title upward@0.25", "login downward@0.80"])
    }

    @Test func `a take waits for its turn, and the last wish comes true`() {
        let theatre = Opening()
        theatre.play.play(.open)
        theatre.stage.advance(by: 0.1)
        theatre.play.play(.pause)
        theatre.play.play(.close)
        #expect(theatre.play.playing == .open)
        #expect(theatre.play.pending == [.close])
        theatre.stage.advance(by: 3)
        #expect(theatre.title.current == .idle)
        #expect(theatre.login.current == .idle)
        #expect(theatre.play.timeline.takes.map(\.name) == ["open", "close"])
        #expect(theatre.play.timeline.entries.allSatisfy { !$0.wasCut })
    }

    @Test func `takes follow the policies`() {
        for policy in QueuePolicy.allCases {
            let theatre = Opening(policy: policy)
            theatre.play.play(.open)
            theatre.stage.advance(by: 0.1)
            for take in [Opening.Take.pause, .close, .open] {
                theatre.play.play(take)
                theatre.stage.advance(by: 0)
            }
            theatre.stage.advance(by: 5)
            let takes = theatre.play.timeline.takes.map(\.name)
            switch policy {
            case .latest, .drop: #expect(takes == ["open"])
            case .queue: #expect(takes == ["open", "pause", "close", "open"])
            case .interrupt: #expect(takes == ["open", "pause", "close", "open"])
            }
            #expect(theatre.play.playing == nil)
            #expect(theatre.title.current == .upward)
            #expect(theatre.login.current == .downward)
        }
    }

    @Test func `asking again for the take under way changes nothing, and afterwards plays it again`() {
        let theatre = Opening()
        theatre.play.play(.pause)
        theatre.play.play(.pause)
        #expect(theatre.play.pending.isEmpty)
        theatre.stage.advance(by: 2)
        theatre.play.play(.pause)
        #expect(theatre.play.playing == .pause)
        theatre.stage.advance(by: 2)
        #expect(theatre.play.timeline.takes.count == 2)
    }

    @Test func `an interrupting take gives up what waits, and cuts no view off`() {
        let theatre = Opening(policy: .interrupt)
        theatre.play.play(.open)
        theatre.stage.advance(by: 0.2)
        theatre.play.play(.close)
        #expect(theatre.play.playing == .close)
        theatre.stage.advance(by: 3)
        // The login was never asked to appear; the title went all the way up first.
        #expect(theatre.journal.lines == ["title upward@0.00", "title idle@0.55"])
        #expect(
            theatre.play.description == """
                  0.00  open  left at 0.20
                  0.00    title  upward  0.55
                  0.20  close
                  0.55    title  idle    0.35
                """)
    }

    @Test func `cancelling gives up what waits, and what was asked for is still performed`() {
        let theatre = Opening()
        theatre.play.play(.open)
        theatre.stage.advance(by: 0.2)
        theatre.play.play(.close)
        theatre.play.cancel()
        #expect(theatre.play.playing == nil)
        #expect(theatre.play.pending.isEmpty)
        theatre.stage.advance(by: 3)
        #expect(theatre.journal.lines == ["title upward@0.00"])
        #expect(theatre.title.current == .upward && !theatre.title.isAnimating)
        theatre.play.play(.pause)
        theatre.stage.advance(by: 0.2)
        #expect(theatre.stage.isAnimating)
        theatre.play.cancel()
        theatre.stage.advance(by: 0)
        #expect(!theatre.stage.isAnimating)
    }

    @Test(arguments: [0.0, 0.2, 0.549, 0.55, 0.7, 0.9])
    func `the screen goes, and no action runs after`(time: TimeInterval) {
        let theatre = Opening()
        theatre.play.play(.busy)
        theatre.stage.advance(by: time)
        let actions = theatre.screen.actions
        let lines = theatre.journal.lines
        theatre.screen.isThere = false
        theatre.stage.advance(by: 0)
        #expect(theatre.play.playing == nil)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.stage.nextFrameTime == nil)
        theatre.stage.advance(by: 5)
        #expect(theatre.screen.actions == actions)
        #expect(theatre.journal.lines == lines)
        // Without a screen nothing is played.
        theatre.play.play(.open)
        #expect(theatre.play.playing == nil)
        theatre.screen.isThere = true
        theatre.stage.advance(by: 0)
        theatre.play.play(.pause)
        theatre.stage.advance(by: 0.5)
        #expect(theatre.play.playing == .pause)
    }

    @Test func `waits and actions take their turn, and cues together begin in a row`() {
        let theatre = Opening()
        theatre.play.play(.busy)
        theatre.stage.advance(by: 0)
        #expect(theatre.screen.actions == ["begin@0.00"])
        theatre.stage.advance(by: 3)
        #expect(
            theatre.screen.actions == [
                "begin@0.00", "first@0.50", "second@0.70", "third@0.90", "third later@1.20", "end@1.20",
            ])
    }

    @Test func `a state of the screen's own is set, and its time waited for`() {
        let theatre = Opening()
        theatre.play.play(.bound)
        theatre.stage.advance(by: 0.3)
        #expect(theatre.screen.pose == .upward)
        #expect(theatre.screen.actions.isEmpty)
        theatre.stage.advance(by: 0.3)
        #expect(theatre.screen.actions == ["bound@0.55"])
        #expect(theatre.play.description == "  0.00  bound\n  0.00    Pose  upward  0.55")
    }

    @Test func `empty takes, empty groups and negative waits take no time`() {
        let theatre = Opening()
        theatre.play.play(.empty)
        #expect(theatre.play.playing == nil)
        theatre.play.play(.nothing)
        #expect(theatre.play.playing == nil)
        #expect(theatre.screen.actions == ["nothing@0.00"])
    }

    @Test func `a screen that takes the place of another begins anew`() {
        let theatre = Opening()
        theatre.play.play(.pause)
        theatre.stage.advance(by: 0.2)
        theatre.screen.version += 1
        theatre.stage.advance(by: 0)
        #expect(theatre.play.playing == nil)
        theatre.play.play(.open)
        theatre.stage.advance(by: 2)
        #expect(theatre.play.playing == nil)
        #expect(theatre.login.current == .downward)
    }

    @Test func `a long list of cues that take no time is played at once`() {
        let theatre = Opening()
        theatre.play.play(.long)
        #expect(theatre.play.playing == nil)
        #expect(theatre.screen.count == 20_000)
    }

    @Test(arguments: [QueuePolicy.queue, .interrupt, .latest])
    func `takes that play one another without end do not stop everything else`(policy: QueuePolicy) {
        let theatre = Opening(policy: policy)
        theatre.play.play(.ping)
        theatre.stage.advance(by: 0.1)
        #expect(theatre.screen.count > 2)
        #expect(theatre.screen.count < 5000)
        #expect(theatre.stage.warnings.isEmpty)
        theatre.play.cancel()
        theatre.stage.advance(by: 1)
        #expect(!theatre.stage.isAnimating)
    }

    @Test func `a take asked for as the screen appears is played`() {
        let theatre = Opening(playsOnAppear: true)
        theatre.stage.advance(by: 2)
        #expect(theatre.journal.lines == ["title upward@0.00", "login downward@0.55"])
    }

    @Test func `a cue whose place another request has taken is over, and the take goes on`() {
        let theatre = Opening()
        theatre.title.request(.downward)
        theatre.play.play(.open)
        theatre.stage.advance(by: 0.1)
        // Takes the place of the request for `upward`, which waits.
        theatre.title.request(.idle)
        theatre.stage.advance(by: 2)
        #expect(theatre.journal.lines == ["title downward@0.00", "login downward@0.10", "title idle@0.25"])
        #expect(theatre.play.playing == nil)
    }

    @Test func `a screenplay that is gone does not trouble a queue that it has asked`() {
        weak var gone: Screenplay<Opening.Take>?
        let title: StateQueue<Pose>
        do {
            let theatre = Opening()
            title = theatre.title
            gone = theatre.play
            theatre.title.request(.downward)
            theatre.play.play(.open)
            theatre.stage.advance(by: 0.1)
        }
        #expect(gone == nil)
        title.request(.idle)
        #expect(title.current == .idle)
        #expect(!title.isAnimating)
    }
}
