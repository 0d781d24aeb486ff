import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Date pickers of UIKit")
struct DatePickerViewTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
            ?? .distantPast
    }

    private func picker(_ mode: UIDatePicker.Mode, _ date: Date, locale: String = "en_US") -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.locale = Locale(identifier: locale)
        picker.timeZone = calendar.timeZone
        picker.calendar = calendar
        picker.date = date
        return picker
    }

    private func stage(_ picker: UIDatePicker) -> (stage: Stage, sent: () -> Int) {
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        let board = UIView(frame: .zero)
        board.addSubview(picker)
        let stage = Stage(size: CGSize(width: 320, height: 240), view: board)
        stage.advance(by: 0)
        return (stage, { sent })
    }

    private func titles(_ stage: Stage) -> [String] { stage.frame.accessibility.map(\.value) }

    /// Taps a row below the middle of one of the wheels.
    private func tap(_ stage: Stage, _ wheel: Int, _ way: CGFloat = 1) {
        let rect = stage.frame.accessibility[wheel].rect
        stage.tap(CGPoint(x: rect.midX, y: PickerScene.height(way)))
        #expect(stage.settle(within: 3))
    }

    @Test func `each mode has its wheels, in the order of the locale`() {
        let moment = date(2024, 3, 9, 15, 7)
        let cases: [(UIDatePicker.Mode, String, [String])] = [
            (.time, "en_US", ["3", "07", "PM"]), (.time, "de_DE", ["15", "07"]),
            (.date, "en_US", ["March", "9", "2024"]), (.date, "de_DE", ["9", "März", "2024"]),
            (.dateAndTime, "en_GB", ["Sat 9 Mar", "15", "07"]), (.yearAndMonth, "en_US", ["March", "2024"]),
        ]
        for (mode, locale, expected) in cases {
            let (stage, sent) = stage(picker(mode, moment, locale: locale))
            #expect(titles(stage).map { $0.replacingOccurrences(of: ",", with: "") } == expected)
            #expect(sent() == 0 && !stage.isAnimating)
        }
    }

    @Test func `a wheel that a person turns changes the date, once`() {
        let picker = picker(.date, date(2024, 1, 31))
        let (stage, sent) = stage(picker)
        tap(stage, 0)
        // February has no 31st.
        #expect(picker.date == date(2024, 2, 29) && sent() == 1 && titles(stage) == ["February", "29", "2024"])
        tap(stage, 2)
        #expect(picker.date == date(2025, 2, 28) && sent() == 2 && titles(stage) == ["February", "28", "2025"])
        tap(stage, 1)
        // The 29th is not there: the wheel goes back.
        #expect(picker.date == date(2025, 2, 28) && sent() == 2 && titles(stage) == ["February", "28", "2025"])
        #expect(!stage.isAnimating)
    }

    @Test func `noon turns the half of the day`() {
        let picker = picker(.time, date(2024, 1, 31, 11, 30))
        let (stage, sent) = stage(picker)
        #expect(titles(stage) == ["11", "30", "AM"])
        tap(stage, 0)
        #expect(titles(stage) == ["12", "30", "PM"] && picker.date == date(2024, 1, 31, 12, 30) && sent() == 1)
        tap(stage, 2, -1)
        #expect(titles(stage) == ["12", "30", "AM"] && picker.date == date(2024, 1, 31, 0, 30) && sent() == 2)
    }

    @Test func `what is beyond the ends goes back to them`() {
        let picker = picker(.date, date(2024, 5, 20))
        picker.minimumDate = date(2024, 5, 19)
        picker.maximumDate = date(2024, 5, 21)
        let (stage, sent) = stage(picker)
        tap(stage, 1, 3)
        #expect(picker.date == date(2024, 5, 21) && sent() == 1 && titles(stage) == ["May", "21", "2024"])
        tap(stage, 1, 1)
        #expect(picker.date == date(2024, 5, 21) && sent() == 1 && titles(stage) == ["May", "21", "2024"])
        picker.date = date(1999, 1, 1)
        #expect(picker.date == date(2024, 5, 19))
        picker.minimumDate = date(2030, 1, 1)
        picker.date = date(1999, 1, 1)
        #expect(picker.date == date(1999, 1, 1) && sent() == 1)
    }

    @Test func `minutes go by the interval`() {
        for interval in -1...61 {
            let picker = picker(.time, date(2024, 1, 31, 11, 44), locale: "de_DE")
            picker.minuteInterval = interval
            let step = (1...30).contains(interval) && 60 % interval == 0 ? interval : 1
            #expect(picker.minuteInterval == step)
            #expect(picker.date == date(2024, 1, 31, 11, 44 / step * step))
            picker.roundsToMinuteInterval = false
            #expect(picker.date == date(2024, 1, 31, 11, 44))
            if [1, 5, 15, 30].contains(step) {
                let (stage, sent) = stage(picker)
                tap(stage, 1)
                #expect(picker.date == date(2024, 1, 31, 11, (44 / step * step + step) % 60) && sent() == 1)
            }
        }
    }

    @Test func `a duration is of whole minutes, and never none`() {
        let picker = picker(.countDownTimer, date(2024, 1, 31))
        #expect(picker.countDownDuration == 60)
        for (set, read) in [(0.0, 60.0), (-5, 60), (.nan, 60), (3_725, 3_720), (.infinity, 60), (1e9, 86_340)] {
            picker.countDownDuration = set
            #expect(picker.countDownDuration == read)
        }
        picker.countDownDuration = 3_720
        let (stage, sent) = stage(picker)
        tap(stage, 0)
        #expect(picker.countDownDuration == 2 * 3_600 + 120 && sent() == 1)
        tap(stage, 0, -2)
        tap(stage, 1, -2)
        #expect(picker.countDownDuration == 60 && sent() == 3)
        #expect(picker.date == date(2024, 1, 31))
    }

    @Test func `a date that nobody has set is that of the stage, from when the picker is shown`() {
        let (first, second, board) = (UIDatePicker(), UIDatePicker(), UIView(frame: .zero))
        let stage = Stage(size: CGSize(width: 320, height: 240), view: board)
        stage.advance(by: 0)
        board.addSubview(first)
        stage.advance(by: 60)
        board.addSubview(second)
        stage.advance(by: 60)
        #expect(second.date.timeIntervalSince(first.date) == 60)
    }

    @Test func `another mode shows the same date, and its wheels turn both ways`() {
        let picker = picker(.dateAndTime, date(2024, 1, 31, 11, 30))
        let (stage, sent) = stage(picker)
        picker.datePickerMode = .time
        stage.advance(by: 0)
        #expect(titles(stage) == ["11", "30", "AM"])
        for _ in 0..<3 { tap(stage, 1, 4) }
        for _ in 0..<6 { tap(stage, 1, -4) }
        #expect(picker.date == date(2024, 1, 31, 11, 18) && sent() == 9)
    }

    @Test func `a date that is set with a motion is there at once, and sends nothing`() {
        let picker = picker(.date, date(2024, 1, 31))
        let (stage, sent) = stage(picker)
        picker.setDate(date(2026, 8, 2), animated: true)
        #expect(picker.date == date(2026, 8, 2))
        stage.advance(by: 0.25)
        #expect(stage.isAnimating)
        stage.advance(by: 0.3)
        #expect(!stage.isAnimating && titles(stage) == ["August", "2", "2026"] && sent() == 0)
        picker.isEnabled = false
        tap(stage, 0)
        #expect(picker.date == date(2026, 8, 2) && sent() == 0)
    }
}
