import Foundation
import SwiftUI
import TallyStage
import Testing

/// Texts that follow the time.
@MainActor
struct LiveTextTests {
    /// The moment at which the stage begins.
    private let start = Date(timeIntervalSince1970: 1_000_000)

    private func made<V: View>(_ view: V) -> Stage {
        Stage(size: CGSize(width: 400, height: 300), scale: 1, preferences: Preferences(), epoch: start) { view }
    }

    private func words(_ stage: Stage) -> [String] { stage.frame.texts.map(\.string) }

    @Test func `a timer counts to its date, second by second, and on from there`() {
        let stage = made(Text(start.addingTimeInterval(3), style: .timer))
        var seen: [String] = []
        for _ in 0..<28 {
            seen.append(words(stage)[0])
            stage.advance(by: 0.25)
        }
        let expected = ["0:03", "0:02", "0:01", "0:00", "0:01", "0:02", "0:03"]
        #expect(seen == expected.flatMap { Array(repeating: $0, count: 4) })
    }

    @Test func `between two seconds nothing is asked for`() {
        let stage = made(Text(start.addingTimeInterval(100), style: .timer))
        stage.advance(by: 0.5)
        #expect(!stage.isAnimating)
        let before = stage.statistics
        stage.advance(by: 0.25)
        #expect(stage.statistics.bodiesEvaluated == before.bodiesEvaluated)
    }

    @Test(arguments: [
        (674.0, "11 min, 14 sec", "-11 minutes"), (-7200, "2 hr", "+2 hours"), (-8580, "2 hr, 23 min", "+2 hours"),
        (5, "5 sec", "-5 seconds"), (90_000, "1 day, 1 hr", "-1 day"),
    ])
    func `a distance is told in two units, or in one with its sign`(
        ahead: TimeInterval, relative: String, offset: String
    ) {
        let date = start.addingTimeInterval(ahead)
        let stage = made(
            VStack {
                Text(date, style: .relative)
                Text(date, style: .offset)
            })
        #expect(words(stage) == [relative, offset])
    }

    @Test func `a day and a time of day do not follow the time`() {
        let stage = made(
            VStack {
                Text(start, style: .date)
                Text("At \(start, style: .date)")
            }.environment(\.locale, Locale(identifier: "de_DE")))
        #expect(words(stage) == ["12. Januar 1970", "At 12. Januar 1970"])
        #expect(!stage.isAnimating)
    }

    @Test func `a clock runs through its interval, stands before and after it, and where it is paused`() {
        let interval = start.addingTimeInterval(1)...start.addingTimeInterval(4)
        let stage = made(
            VStack {
                Text(timerInterval: interval)
                Text(timerInterval: interval, countsDown: false)
                Text(timerInterval: interval, pauseTime: start.addingTimeInterval(2), countsDown: true)
                Text("Left: \(timerInterval: interval)")
            })
        var seen: [[String]] = []
        for _ in 0..<6 {
            seen.append(words(stage))
            stage.advance(by: 1)
        }
        #expect(seen.map { $0[0] } == ["0:03", "0:03", "0:02", "0:01", "0:00", "0:00"])
        #expect(seen.map { $0[1] } == ["0:00", "0:00", "0:01", "0:02", "0:03", "0:03"])
        #expect(seen.map { $0[2] } == ["0:03", "0:03", "0:02", "0:02", "0:02", "0:02"])
        #expect(seen.map { $0[3] } == seen.map { "Left: " + $0[0] })
        #expect(stage.settle(within: 1))
    }

    @Test func `hours are shown, or counted in minutes`() {
        let interval = start...start.addingTimeInterval(3725)
        let stage = made(
            VStack {
                Text(timerInterval: interval)
                Text(timerInterval: interval, showsHours: false)
            })
        #expect(words(stage) == ["1:02:05", "62:05"])
    }

    @Test func `a range of dates names the days where there are two`() {
        let stage = made(
            VStack {
                Text(start...start.addingTimeInterval(3600))
                Text(DateInterval(start: start, duration: 200_000))
            })
        #expect(!words(stage)[0].contains("1970"))
        #expect(words(stage)[1].contains("1970"))
    }

    @Test func `what is read aloud follows the time, too, and so does a text beside others`() throws {
        let stage = made(Text("in ") + Text(start.addingTimeInterval(9), style: .timer).bold())
        stage.advance(by: 4)
        #expect(stage.frame.accessibility.map(\.label) == ["in 0:05"])
        #expect(words(stage).joined() == "in 0:05")
    }

    private struct Ticket: View {
        @State private var isShown = true
        @State private var end: Date
        let log: Log

        init(_ end: Date, _ log: Log) {
            _end = State(initialValue: end)
            self.log = log
        }

        var body: some View {
            let _ = log("body")
            VStack {
                if isShown { Text(end, style: .timer) }
                Button("Hide") { isShown.toggle() }
                Button("More") { end += 60 }
            }
        }
    }

    @Test func `bodies are not evaluated for it, another date counts at once, and what has gone asks for nothing`()
        throws
    {
        let log = Log()
        let stage = made(Ticket(start.addingTimeInterval(30), log))
        stage.advance(by: 3)
        #expect(log.take() == ["body"])
        #expect(words(stage)[0] == "0:27")
        try stage.tap("More")
        stage.advance(by: 0)
        #expect(words(stage)[0] == "1:27")
        try stage.tap("Hide")
        stage.advance(by: 0.5)
        _ = log.take()
        stage.advance(by: 10)
        #expect(log.take() == [])
        try stage.tap("Hide")
        stage.advance(by: 0)
        #expect(words(stage)[0] == "1:17")
    }
}
