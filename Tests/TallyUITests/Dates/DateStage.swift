import Foundation
import SwiftUI
import TallyStage
import Testing

/// The moment of a day in the calendar of Gregory and the zone of Greenwich.
func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
}

extension Date {
    /// As `2023-06-08 12:00`, in the zone of Greenwich.
    var written: String { formatted(.iso8601.year().month().day().dateSeparator(.dash)) + " " + clock }

    private var clock: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.hour, .minute], from: self)
        func two(_ number: Int?) -> String { String("0\(number ?? 0)".suffix(2)) }
        return "\(two(parts.hour)):\(two(parts.minute))"
    }
}

/// A stage of 400 by 800 points with a date that a picker chooses; today is the 12th of June 2023 unless said otherwise.
@MainActor
struct DateStage {
    let stage: Stage
    let remote: Remote<Date>

    init<V: View>(
        _ date: Date = moment(2023, 6, 8), locale: String = "en_US", direction: LayoutDirection = .leftToRight,
        today: Date = moment(2023, 6, 12), @ViewBuilder _ picker: @escaping (Binding<Date>) -> V
    ) {
        let remote = Remote(date)
        var preferences = Preferences()
        preferences.locale = Locale(identifier: locale)
        preferences.layoutDirection = direction
        self.remote = remote
        stage = Stage(
            size: CGSize(width: 400, height: 800), scale: 1, preferences: preferences, epoch: today
        ) {
            Playing(remote) { picker(remote.binding ?? .constant($0)) }
        }
    }

    /// The day and the time that are chosen.
    var chosen: String { remote.value.written }

    var labels: [String] { stage.frame.accessibility.map(\.label) }

    /// Where the only text that reads so and is not nearly out of sight is on the stage.
    func place(_ text: String) throws -> CGRect {
        let found = stage.frame.texts.filter { $0.string == text && $0.opacity > 0.1 }
        try #require(found.count == 1)
        return found[0].rect
    }

    func tap(_ label: String) throws {
        try stage.tap(label)
        #expect(stage.settle())
    }

    /// Drags a wheel by some rows, so slowly that it stays where the hand lets go of it.
    func turn(_ wheel: String, by rows: CGFloat) throws {
        let rect = try #require(stage.frame.accessibility.first { $0.label == wheel }).rect
        let start = CGPoint(x: rect.midX, y: rect.midY)
        let end = CGPoint(x: start.x, y: start.y - rows * 32)
        stage.pointerDown(start)
        for step in 1...20 {
            stage.advance(by: 0.05)
            stage.pointerMove(CGPoint(x: start.x, y: start.y + (end.y - start.y) * CGFloat(step) / 20))
        }
        for _ in 0..<10 {
            stage.advance(by: 0.05)
            stage.pointerMove(end)
        }
        stage.pointerUp(end)
        #expect(stage.settle())
    }

    /// Whether a wheel in the middle of the stage rests with a text in its middle.
    func isInMiddle(_ text: String) -> Bool {
        stage.frame.texts.contains { $0.string == text && isNear($0.rect.midY, 400, 1) }
    }

    func value(_ wheel: String) -> String { stage.frame.accessibility.first { $0.label == wheel }?.value ?? "" }
}
