import Foundation
import SwiftUI
import TallyStage
import Testing

/// `Date()` where a stage runs code of the views.
@MainActor
struct StageDateTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    private struct Clock: View {
        @State private var since = Date()
        @State private var taps: [TimeInterval] = []
        let note: ([TimeInterval]) -> Void

        var body: some View {
            TimelineView(.animation) { context in
                Text("\(context.date.timeIntervalSince(since), specifier: "%.2f")")
            }
            Button("tap") {
                taps.append(Date.now.timeIntervalSince(since))
                note(taps)
            }
        }
    }

    @Test func `a timeline and a date that a view has kept go together`() throws {
        var taps: [TimeInterval] = []
        let stage = Stage { VStack { Clock { taps = $0 } } }
        #expect(stage.text("0.00") != nil)
        stage.advance(by: 1.5)
        #expect(stage.text("1.50") != nil)
        try stage.tap("tap")
        stage.advance(by: 20)
        try stage.tap("tap")
        #expect(taps.count == 2 && isNear(taps[0], 1.5, 1e-6) && isNear(taps[1], 21.5, 1e-6))
    }

    @Test func `each stage has its own date, and the test the machine's`() {
        let before = Date()
        #expect(before > Self.start.addingTimeInterval(700_000_000))
        var seen: [Date] = []
        let first = Stage { Text("a").onAppear { seen.append(Date()) } }
        first.advance(by: 10)
        let second = Stage { Text("b").onAppear { seen.append(Date()) } }
        second.advance(by: 0)
        #expect(seen == [Self.start, Self.start])
        #expect(Date() >= before && Date().timeIntervalSince(before) < 600)
    }

    @Test func `tasks, timers and queues have it, and what they hand to other threads`() async throws {
        let noted = Noted()
        let stage = Stage {
            Text("x")
                .task {
                    noted.add("task", Date())
                    try? await Task.sleep(for: .seconds(2))
                    noted.add("slept", Date())
                    await Task { noted.add("inner", Date()) }.value
                }
                .onAppear {
                    Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in noted.add("timer", Date()) }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { noted.add("queue", Date()) }
                }
        }
        await stage.play(for: 5)
        for (name, second) in [("task", 0.0), ("slept", 2), ("inner", 2), ("timer", 3), ("queue", 4)] {
            let date = try #require(noted.dates[name], "\(name)")
            #expect(isNear(date.timeIntervalSince(Self.start), second, 0.02), "\(name)")
        }
    }

    @Test func `what outlives its stage has the machine's date`() async throws {
        let noted = Noted()
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let (end, ending) = AsyncStream<Void>.makeStream()
        var stage: Stage? = Stage {
            Text("x").onAppear {
                Task {
                    noted.add("before", Date())
                    for await _ in gate { break }
                    noted.add("after", Date())
                    ending.finish()
                }
            }
        }
        await stage?.play(for: 1)
        stage = nil
        opening.yield()
        for await _ in end {}
        #expect(noted.dates["before"] == Self.start)
        #expect(try #require(noted.dates["after"]) > Self.start.addingTimeInterval(700_000_000))
    }

    @Test func `what Foundation makes of the date goes with it`() throws {
        var isToday: [Bool] = []
        let stage = Stage {
            Button("ask") {
                isToday.append(Calendar.current.isDateInToday(Date()))
                isToday.append(Date().timeIntervalSinceNow.magnitude < 1e-6)
                isToday.append(Date.distantPast < .now)
            }
        }
        stage.advance(by: 1_000_000)
        try stage.tap("ask")
        #expect(isToday == [true, true, true])
    }

    @Test func `two runs of a program tell the same dates`() {
        func run() -> [String] {
            let stage = Stage { VStack { Clock { _ in } } }
            return (0..<20).map { _ in
                stage.advance(by: 0.05)
                return stage.frame.visibleText
            }
        }
        #expect(run() == run())
    }
}

/// Dates noted on any thread.
private final class Noted: @unchecked Sendable {
    // Guarded by `lock`.
    private var all: [String: Date] = [:]
    private let lock = NSLock()

    var dates: [String: Date] { lock.withLock { all } }
    func add(_ name: String, _ date: Date) { lock.withLock { all[name] = date } }
}
