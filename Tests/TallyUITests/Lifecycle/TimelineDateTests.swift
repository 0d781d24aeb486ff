import Foundation
import SwiftUI
import TallyStage
import Testing

@Suite @MainActor struct TimelineDateTests {
    private static let day = Date(timeIntervalSince1970: 1_700_000_000)

    private func seconds(_ schedule: some TimelineSchedule, at times: [TimeInterval]) -> [Double] {
        let log = DateLog()
        // As a window has it, whose calendar is the real one.
        let stage = Stage(
            size: CGSize(width: 100, height: 100), scale: 1, preferences: Preferences(), epoch: Self.day
        ) {
            TimelineView(schedule) { context in
                let _ = log.dates.append(context.date)
                Square()
            }
        }
        return times.map { time in
            stage.advance(by: time - stage.time)
            return log.dates.last?.timeIntervalSince(Self.day) ?? -1
        }
    }

    @Test func `a timeline tells the date of the calendar that its host follows`() {
        #expect(seconds(.animation, at: [0.5, 1]) == [0.5, 1])
        #expect(seconds(.periodic(from: Self.day, by: 1), at: [1.25, 3.5]) == [1, 3])
        #expect(seconds(.explicit([Self.day.addingTimeInterval(2)]), at: [1, 2.5])[1] == 2)
    }
}

@MainActor private final class DateLog {
    var dates: [Date] = []

    private struct Coming: View {
        let isThere: Bool
        var body: some View {
            HStack {
                if isThere {
                    TimelineView(.animation) { _ in
                        if isThere { Text("card").transition(.scale) }
                    }
                    .transition(.identity)
                }
            }
        }
    }

    @Test func `a transition in a timeline is not run when the timeline itself comes`() throws {
        let remote = Remote(false)
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Playing(remote) { Coming(isThere: $0) } }
        withAnimation(.linear(duration: 1)) { remote.value = true }
        stage.advance(by: 0.1)
        let width = stage.place("card").width
        stage.advance(by: 2)
        #expect(width > 10 && stage.place("card").width == width)
    }
}
