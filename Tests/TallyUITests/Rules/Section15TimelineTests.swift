import Foundation
import SwiftUI
import TallyStage
import Testing

private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

/// Docs/AnimationRules.md, section 15.
@MainActor
struct Section15TimelineTests {
    private let log = Log()

    private func showing(_ schedule: some TimelineSchedule) -> Stage {
        let log = log
        return Stage {
            TimelineView(schedule) { context in
                let _ = log("\(context.date.timeIntervalSinceReferenceDate)")
                Square()
            }
        }
    }

    @Test func `rule 148: the content runs with the latest entry that has come, and again at each next one`() {
        let stage = showing(.explicit([date(-3), date(-1), date(2.3), date(5)]))
        #expect(log.take() == ["-1.0"])
        #expect(stage.nextFrameTime == 2.3)
        stage.advance(by: 2.2)
        #expect(log.take().isEmpty, "no frames between")
        stage.advance(by: 0.2)
        #expect(log.take() == ["2.3"])
        stage.advance(by: 10)
        #expect(log.take() == ["5.0"])
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `rule 148: content shown anew for another reason has the entry that it had`() {
        let (other, log) = (Remote(0), log)
        let stage = Stage {
            Playing(other) { other in
                TimelineView(.explicit([date(0), date(5)])) {
                    let _ = log("\($0.date.timeIntervalSinceReferenceDate) \(other)")
                    Square()
                }
            }
        }
        stage.advance(by: 2)
        other.value = 1
        stage.advance(by: 4)
        #expect(log.entries == ["0.0 0", "0.0 1", "5.0 1"])
    }

    @Test func `rule 148: before the first entry, and without any, the moment of the appearance is shown`() {
        _ = showing(.explicit([date(4)]))
        _ = showing(.explicit([Date]()))
        #expect(log.entries == ["0.0", "0.0"])
    }

    @Test func `rule 148: another schedule begins with the next update`() {
        let interval = Remote(1.0)
        let log = log
        let stage = Stage {
            Playing(interval) { interval in
                TimelineView(.periodic(from: date(0), by: interval)) { context in
                    let _ = log("\(context.date.timeIntervalSinceReferenceDate)")
                    Square()
                }
            }
        }
        stage.advance(by: 2.5)
        #expect(log.take() == ["0.0", "1.0", "2.0"])
        interval.value = 2
        stage.advance(by: 2)
        #expect(log.take() == ["2.0", "4.0"])
    }

    @Test func `rule 149: moments nearer than a frame are passed over`() {
        let stage = showing(.periodic(from: date(0), by: 1e-6))
        _ = log.take()
        stage.advance(by: 0.1)
        #expect((10...13).contains(log.take().count))
        let still = showing(.periodic(from: date(0), by: .nan))
        #expect(still.nextFrameTime == nil)
    }

    @Test func `rule 150: minutes are whole, and dates are shown as given, also those that are past`() {
        func entries(_ schedule: some TimelineSchedule, from start: Double) -> [Double] {
            schedule.entries(from: date(start), mode: .normal).prefix(3).map(\.timeIntervalSinceReferenceDate)
        }
        #expect(entries(.everyMinute, from: 100) == [60, 120, 180])
        #expect(entries(.everyMinute, from: 120) == [120, 180, 240])
        #expect(entries(.explicit([date(-3), date(1), date(40)]), from: 30) == [-3, 1, 40])
        let stage = showing(.everyMinute)
        #expect(log.take() == ["0.0"])
        stage.advance(by: 121)
        #expect(log.take() == ["60.0", "120.0"])
    }

    @Test func `a periodic schedule from the real clock's present begins when it appears`() {
        let stage = showing(.periodic(from: .now, by: 1))
        #expect(log.take() == ["0.0"])
        stage.advance(by: 2.5)
        #expect(log.take().compactMap(Double.init).map { $0.rounded() } == [1, 2])
    }

    @Test func `a schedule that stands still does not hang`() {
        struct Standing: TimelineSchedule {
            func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
                AnySequence { AnyIterator { startDate } }
            }
        }
        let stage = showing(Standing())
        stage.advance(by: 0.02)
        #expect(!log.entries.isEmpty)
    }

    @Test func `rule 151: an animation runs in every frame, and never settles`() {
        let stage = showing(.animation)
        _ = log.take()
        stage.advance(by: 0.5)
        #expect(log.take().count == 30)
        let time = stage.time
        #expect(stage.isAnimating && !stage.settle() && stage.time == time)
        #expect(stage.nextFrameTime.map { isNear($0, 31.0 / 60) } ?? false)
    }

    @Test func `rule 151: the minimum interval spares frames`() {
        let stage = showing(.animation(minimumInterval: 1.0 / 30))
        _ = log.take()
        stage.advance(by: 1)
        #expect(log.take().count == 30)
        let slow = showing(.animation(minimumInterval: 0.75))
        #expect(slow.nextFrameTime == 0.75, "and asks for none between")
        slow.advance(by: 2)
        #expect(log.take() == ["0.0", "0.75", "1.5"])
    }

    @Test func `rule 151: paused it asks for no frames and keeps its moment`() {
        let isPaused = Remote(false)
        let log = log
        let stage = Stage {
            Playing(isPaused) { isPaused in
                TimelineView(.animation(paused: isPaused)) { context in
                    let _ = log("\(context.date.timeIntervalSinceReferenceDate)")
                    Square()
                }
            }
        }
        stage.advance(by: 0.5)
        isPaused.value = true
        _ = log.take()
        stage.advance(by: 3)
        #expect(log.take() == ["0.5"])
        #expect(!stage.isAnimating && stage.nextFrameTime == nil)
        isPaused.value = false
        stage.advance(by: 0.1)
        #expect(log.take().first == "3.5")
    }

    @Test func `rule 152: cadences compare, and the timeline animates nothing`() {
        typealias Cadence = TimelineViewDefaultContext.Cadence
        #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
        let stage = Stage {
            TimelineView(.periodic(from: date(0), by: 1)) { context in
                let _ = context.invalidateTimelineContent()
                Square().offset(x: context.date.timeIntervalSinceReferenceDate * 10 - 45)
                    .opacity(context.cadence == .live ? 1 : 0)
            }
        }
        stage.advance(by: 1)
        #expect(stage.x == 10 && stage.opacity == 1)
        #expect(!stage.isAnimating)
        #expect(stage.settle(), "nothing moves between the entries")
    }

    @Test func `a timeline that goes wakes no more`() {
        let isThere = Remote(true)
        let stage = Stage {
            Playing(isThere) { if $0 { TimelineView(.everyMinute) { _ in Square() } } }
        }
        #expect(stage.nextFrameTime == 60)
        isThere.value = false
        stage.advance(by: 0)
        #expect(stage.nextFrameTime == nil)
    }
}

@MainActor
struct TimelineRowTests {
    private func seconds(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }

    private func first(_ count: Int, _ entries: some Sequence<Date>, _ origin: Date) -> [Double] {
        entries.prefix(count).map { $0.timeIntervalSince(origin) }
    }

    @Test func `timeline-001 to -016: the entries of the schedules`() throws {
        for row in try ConformanceRow.rows("timeline", 1...16) {
            // Some starts are given from the reference date, those on whole minutes from 1000 s after it.
            let isMinute = row.api.hasPrefix("EveryMinute")
            let origin = date(isMinute ? 1000 : 0)
            let start = origin.addingTimeInterval(seconds(row.input["from"]))
            let mode: TimelineScheduleMode = row.input["mode"] as? String == "lowFrequency" ? .lowFrequency : .normal
            let count = max(1, row.doubles.count)
            var found: [Double]
            if row.api.hasPrefix("Periodic") {
                let schedule = PeriodicTimelineSchedule(
                    from: date(seconds(row.arguments["from"])), by: seconds(row.arguments["by"]))
                found = first(count, schedule.entries(from: start, mode: mode), origin)
            } else if row.api.hasPrefix("Explicit") {
                let dates = (row.arguments["dates"] as? [Any] ?? []).map { date(seconds($0)) }
                found = first(99, ExplicitTimelineSchedule(dates).entries(from: start, mode: mode), origin)
            } else if isMinute {
                found = first(count, EveryMinuteTimelineSchedule().entries(from: start, mode: mode), origin)
                if row.id == "timeline-008" {
                    let two = Array(EveryMinuteTimelineSchedule().entries(from: start, mode: mode).prefix(2))
                    #expect(two[1].timeIntervalSince(two[0]) == 60)
                    #expect((0..<60).contains(start.timeIntervalSince(two[0])))
                    continue
                }
            } else {
                let schedule = AnimationTimelineSchedule(
                    minimumInterval: (row.arguments["minimumInterval"] as? NSNumber)?.doubleValue,
                    paused: row.arguments["paused"] as? Bool ?? false)
                found = first(count, schedule.entries(from: start, mode: mode), origin)
            }
            let isEqual =
                found.count == row.doubles.count && zip(found, row.doubles).allSatisfy { isNear($0, $1, row.tolerance) }
            #expect(isEqual, "\(row.id): \(found)")
        }
    }
}
