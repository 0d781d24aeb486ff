import Combine
import Dispatch
import Foundation
import SwiftUI
import TallyStage
import Testing

/// Timers, queues and publishers of a file that imports all that a stranger's file does, in the stage's time.
@MainActor
@Suite("Virtual timers")
struct VirtualTimerTests {
    /// What happened on a stage, and when.
    final class Log: @unchecked Sendable {
        var lines: [String] = []
        nonisolated init() {}
    }

    /// Does something once, and shows what is written meanwhile.
    private struct Scene: View {
        let log: Log
        let action: @MainActor (Log) -> Void

        var body: some View { Color.clear.onAppear { action(log) } }
    }

    private func stage(_ action: @escaping @MainActor (Log) -> Void) -> (stage: Stage, log: Log) {
        let log = Log()
        return (Stage(size: CGSize(width: 10, height: 10)) { Scene(log: log, action: action) }, log)
    }

    @Test func `a timer that is added to the main run loop runs at its times, and not before it is added`() {
        var kept: Timer?
        let (stage, log) = stage { log in
            kept = Timer(timeInterval: 0.25, repeats: true) { _ in MainActor.assumeIsolated { log.lines.append("tick") }
            }
        }
        stage.advance(by: 1)
        #expect(log.lines == [] && stage.nextFrameTime == nil)
        let (other, otherLog) = self.stage { log in
            let timer = Timer(timeInterval: 0.25, repeats: true) { _ in
                MainActor.assumeIsolated { log.lines.append("tick") }
            }
            RunLoop.main.add(timer, forMode: .common)
            // Again makes no difference.
            RunLoop.current.add(timer, forMode: .default)
            kept = timer
        }
        #expect(other.nextFrameTime == 0.25)
        other.advance(by: 0.999)
        #expect(otherLog.lines.count == 3)
        kept?.invalidate()
        #expect(kept?.isValid == false && other.nextFrameTime == nil)
        other.advance(by: 10)
        #expect(otherLog.lines.count == 3)
    }

    @Test func `a timer that does not repeat runs once, and is over`() {
        var timer: Timer?
        let (stage, log) = stage { log in
            timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
                MainActor.assumeIsolated { log.lines.append("once") }
            }
        }
        #expect(timer?.timeInterval == 0 && timer?.isValid == true)
        stage.advance(by: 1.99)
        #expect(log.lines == [])
        stage.advance(by: 0.01)
        #expect(log.lines == ["once"] && timer?.isValid == false)
        timer?.fire()
        stage.advance(by: 60)
        #expect(log.lines == ["once"])
    }

    @Test func `fire runs a repeating timer besides, and its times stay`() {
        var timer: Timer?
        let (stage, log) = stage { log in
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { log.lines.append("tick") }
            }
        }
        stage.advance(by: 0.5)
        timer?.fire()
        #expect(log.lines.count == 1 && stage.nextFrameTime == 1)
        stage.advance(by: 0.5)
        #expect(log.lines.count == 2)
    }

    @Test func `a timer with a date begins then, and one whose date has passed at once`() {
        let (stage, log) = stage { log in
            for (name, delay) in [("later", 3.0), ("past", -5)] {
                let timer = Timer(fire: Date().addingTimeInterval(delay), interval: 1, repeats: false) { _ in
                    MainActor.assumeIsolated { log.lines.append(name) }
                }
                RunLoop.main.add(timer, forMode: .common)
            }
        }
        #expect(stage.nextFrameTime == 0)
        stage.advance(by: 2.9)
        #expect(log.lines == ["past"])
        // Between making the date and the timer, milliseconds may have passed.
        stage.advance(by: 0.1)
        #expect(log.lines == ["past", "later"])
    }

    @Test func `a fire date in the distant future pauses a timer, and one in the present lets it go on`() {
        var timer: Timer?
        let (stage, log) = stage { log in
            timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
                MainActor.assumeIsolated { log.lines.append("tick") }
            }
        }
        stage.advance(by: 1)
        timer?.fireDate = .distantFuture
        stage.advance(by: 30)
        #expect(log.lines.count == 2)
        timer?.fireDate = Date()
        stage.advance(by: 0)
        #expect(log.lines.count == 3)
        stage.advance(by: 1)
        #expect(log.lines.count == 5)
    }

    @Test func `whatever interval a timer is given, it is made`() {
        var intervals: [Double] = []
        let (stage, log) = stage { log in
            for interval in [Double.nan, -1, 0, .infinity, 1e300] {
                let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
                    timer.invalidate()
                    MainActor.assumeIsolated { log.lines.append("\(interval)") }
                }
                intervals.append(timer.timeInterval)
            }
            let date = Date(timeIntervalSinceReferenceDate: .nan)
            RunLoop.main.add(Timer(fire: date, interval: 1, repeats: false) { _ in }, forMode: .common)
        }
        stage.advance(by: 10)
        #expect(intervals == [0.0001, 0.0001, 0.0001, 1e10, 1e10])
        #expect(log.lines == ["nan", "-1.0", "0.0"])
    }

    @Test func `a timer of these files is one of Foundation's for all others`() {
        let timer: Foundation.Timer = Timer(timeInterval: 1, repeats: true) { _ in }
        timer.tolerance = 0.1
        #expect(timer.isValid && timer.timeInterval == 1 && timer.userInfo == nil)
        timer.invalidate()
        #expect(!timer.isValid)
    }

    private struct Stopwatch: View {
        @State private var ticks = 0
        @State private var dates: [Double] = []
        @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
            VStack {
                Text(verbatim: "\(ticks) \(dates)")
                Button("Stop") { timer.upstream.connect().cancel() }
                Button("Again") { timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect() }
            }
            .onReceive(timer) { date in
                ticks += 1
                dates = [date.timeIntervalSinceReferenceDate]
            }
        }
    }

    @Test func `a published timer ticks, stops with its connection, and another takes its place`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Stopwatch() }
        func shown() -> String? { stage.frame.texts.first?.string }
        stage.advance(by: 2.5)
        #expect(shown() == "2 [2.0]")
        try stage.tap("Stop")
        stage.advance(by: 5)
        #expect(shown() == "2 [2.0]" && stage.nextFrameTime == nil)
        try stage.tap("Again")
        stage.advance(by: 0)
        #expect(stage.nextFrameTime == 8)
        stage.advance(by: 1)
        #expect(shown() == "4 [8.5]")
    }

    @Test func `a published timer waits to be connected, and goes on until its connection is cancelled`() {
        var connection: (any Cancellable)?
        var subscriptions: Set<AnyCancellable> = []
        let (stage, log) = stage { log in
            let timer = Timer.publish(every: 1, on: .main, in: .common)
            timer.sink { _ in log.lines.append("a") }.store(in: &subscriptions)
            timer.sink { _ in log.lines.append("b") }.store(in: &subscriptions)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { connection = timer.connect() }
        }
        stage.advance(by: 2.5)
        #expect(log.lines == [])
        stage.advance(by: 1)
        #expect(log.lines == ["a", "b"])
        subscriptions.removeAll()
        stage.advance(by: 2)
        #expect(log.lines == ["a", "b"])
        connection?.cancel()
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `what an automatic connection ticks for ends with the last who listens`() {
        var subscription: AnyCancellable?
        let (stage, log) = stage { log in
            subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in
                log.lines.append("tick")
            }
        }
        stage.advance(by: 3)
        #expect(log.lines.count == 3)
        subscription = nil
        #expect(stage.nextFrameTime == nil)
        _ = subscription
    }

    @Test func `the main queue runs work at its time on the stage, however that is written`() {
        let (stage, log) = stage { log in
            let queue = DispatchQueue.main
            queue.asyncAfter(deadline: .now() + 1) { log.lines.append("one") }
            queue.asyncAfter(deadline: DispatchTime.now() + 2) { log.lines.append("two") }
            queue.asyncAfter(deadline: .now() + .milliseconds(500)) { log.lines.append("half") }
            queue.asyncAfter(deadline: .now().advanced(by: .seconds(3))) { log.lines.append("three") }
            queue.asyncAfter(wallDeadline: .now() + 4) { log.lines.append("four") }
            queue.asyncAfter(deadline: .now() + 5, qos: .userInteractive) { log.lines.append("five") }
            queue.asyncAfter(deadline: .distantFuture) { log.lines.append("never") }
            queue.asyncAfter(deadline: .now() - 7) { log.lines.append("past") }
            queue.async { log.lines.append("now") }
        }
        #expect(log.lines == [])
        for (time, count) in [(0.0, 2), (0.5, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8)] {
            #expect(stage.nextFrameTime == time)
            stage.advance(by: time - stage.time)
            #expect(log.lines.count == count)
        }
        #expect(log.lines == ["past", "now", "half", "one", "two", "three", "four", "five"])
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `a work item runs at its time unless it is cancelled before`() {
        var items: [DispatchWorkItem] = []
        let (stage, log) = stage { log in
            for name in ["kept", "cancelled"] {
                let item = DispatchWorkItem { log.lines.append(name) }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
                items.append(item)
            }
            DispatchQueue.main.async(execute: DispatchWorkItem { log.lines.append("soon") })
        }
        stage.advance(by: 0.2)
        items[1].cancel()
        #expect(log.lines == ["soon"] && items[1].isCancelled && !items[0].isCancelled)
        stage.advance(by: 1)
        #expect(log.lines == ["soon", "kept"])
    }

    private struct Loader: View {
        @State private var text = "…"
        var body: some View {
            Text(verbatim: text).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    DispatchQueue.global(qos: .userInitiated).async {
                        let sum = (0...200_000).reduce(0, &+)
                        DispatchQueue.main.async {
                            text = "\(sum)"
                            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { text = "old" }
                        }
                    }
                }
            }
        }
    }

    @Test func `work on another queue takes none of the stage's time, and what it hands back keeps to it`() async {
        let stage = Stage(size: CGSize(width: 200, height: 20)) { Loader() }
        await stage.play(for: 0.99)
        #expect(stage.frame.visibleText == "…")
        await stage.play(for: 0.02)
        #expect(stage.frame.visibleText == "20000100000")
        await stage.play(for: 1.95)
        #expect(stage.frame.visibleText == "20000100000")
        await stage.play(for: 0.06)
        #expect(stage.frame.visibleText == "old")
    }

    @Test func `work that schedules itself without a delay does not keep time from passing`() {
        var rounds = 0
        let (stage, _) = stage { log in
            @MainActor func again() {
                rounds += 1
                DispatchQueue.main.async { again() }
            }
            again()
        }
        stage.advance(by: 0.1)
        #expect(stage.time == 0.1 && rounds > 1000)
        #expect(stage.warnings.contains { $0.contains("again and again") })
    }

    private struct Sleepers: View {
        let log: Log

        var body: some View {
            Color.clear
                .task {
                    for clock in 0..<5 {
                        switch clock {
                        case 0: try? await Task.sleep(nanoseconds: 1_000_000_000)
                        case 1: try? await Task.sleep(for: .seconds(1), tolerance: .seconds(1))
                        case 2: try? await Task.sleep(for: .seconds(1), clock: .suspending)
                        case 3: try? await Task.sleep(until: .now + .seconds(1))
                        default: try? await Task.sleep(until: .now.advanced(by: .seconds(1)), clock: .suspending)
                        }
                        log.lines.append("\(clock)")
                    }
                }
        }
    }

    @Test func `every way to sleep follows the stage`() async {
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10)) { Sleepers(log: log) }
        for count in 0..<5 {
            await stage.play(for: count == 0 ? 0.5 : 1)
            #expect(log.lines.count == count)
        }
        await stage.play(for: 1)
        #expect(log.lines == ["0", "1", "2", "3", "4"])
    }

    private final class Captured {}

    @Test func `what a timer captured goes with the timer, and with the stage`() {
        weak var gone: Captured?
        weak var left: Captured?
        do {
            var timer: Timer?
            let (stage, _) = stage { _ in
                nonisolated(unsafe) let first = Captured()
                nonisolated(unsafe) let second = Captured()
                gone = first
                left = second
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = first }
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = second }
            }
            stage.advance(by: 1.5)
            #expect(gone != nil && left != nil)
            timer?.invalidate()
            #expect(gone == nil && left != nil)
        }
        #expect(left == nil)
    }
}
