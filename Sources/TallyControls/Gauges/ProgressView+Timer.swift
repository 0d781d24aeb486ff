public import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

extension ProgressView {
    /// Shows how much of an interval of time has passed, or is left, by the date of the stage or the window.
    ///
    /// - Parameter countsDown: Whether it is full at the beginning and empty at the end.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: nil, label: label(), current: currentValueLabel())
        timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            timerInterval: timerInterval, countsDown: countsDown, label: label,
            currentValueLabel: { DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown) })
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
    }
}

/// The time that is left, or that has passed, as a clock.
nonisolated public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
        self.interval = interval
        self.countsDown = countsDown
    }

    @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}

/// An interval of time that a progress view follows.
struct ProgressTimer {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    func share(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = date.timeIntervalSince(interval.lowerBound)
        let share = length > 0 ? Swift.min(Swift.max(passed / length, 0), 1) : passed < 0 ? 0 : 1
        return countsDown ? 1 - share : share
    }
}

/// When a progress is drawn anew that follows an interval: at its ends, and between them as often as a thousandth of it has
/// passed.
struct ProgressTimerSchedule: TimelineSchedule {
    let interval: ClosedRange<Date>

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        return Entries(upcoming: startDate, interval: interval, step: Swift.max(length / 1000, 1 / 120))
    }

    struct Entries: Sequence, IteratorProtocol {
        fileprivate var upcoming: Date?
        fileprivate let interval: ClosedRange<Date>
        /// Seconds.
        fileprivate let step: Double

        mutating func next() -> Date? {
            guard let now = upcoming else { return nil }
            if now < interval.lowerBound {
                upcoming = interval.lowerBound
            } else {
                upcoming =
                    now < interval.upperBound ? Swift.min(now.addingTimeInterval(step), interval.upperBound) : nil
            }
            return now
        }
    }
}
