import Foundation
import TallyControls
import TallyCore
import TallyLayers

extension UIDatePicker {
    private var runtime: Runtime? { layer.context?.runtime ?? Runtime.current }

    /// The calendar, and what can be chosen of it.
    final var rules: DateRules {
        let surroundings = runtime?.root.environment
        var calendar = ownCalendar ?? surroundings?.calendar ?? .current
        calendar.locale = locale ?? surroundings?.locale ?? .current
        calendar.timeZone = timeZone ?? surroundings?.timeZone ?? .current
        let isTurned = minimumDate.flatMap { first in maximumDate.map { first > $0 } } ?? false
        return DateRules(
            calendar: calendar, minimum: isTurned ? nil : minimumDate, maximum: isTurned ? nil : maximumDate,
            today: runtime?.date ?? moment ?? Date(timeIntervalSinceReferenceDate: 0))
    }

    /// What each wheel chooses, in the order in which the locale writes it.
    final var units: [DateUnit] {
        let rules = rules
        let time: [DateUnit] = rules.hours.areTwelve ? [.hour, .minute, .halfOfDay] : [.hour, .minute]
        let units: [DateUnit] =
            switch datePickerMode {
            case .time: time
            case .date: [.day, .month, .year]
            case .dateAndTime: [.date] + time
            case .countDownTimer: [.hour, .minute]
            case .yearAndMonth: [.month, .year]
            }
        return datePickerMode == .countDownTimer ? units : rules.order(of: units)
    }

    /// Returns the rows of each wheel at what is chosen now.
    final func scales(_ units: [DateUnit]) -> [DateScale] {
        let rules = rules
        if datePickerMode == .countDownTimer {
            return units.map { rules.scale($0, ofDuration: chosenDuration, every: minuteInterval) }
        }
        let date = chosen(of: rules)
        return units.map { unit in
            let scale = rules.scale(unit, of: date)
            return unit == .minute ? scale.every(minuteInterval) : scale
        }
    }

    private var hasMinutes: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

    final var chosenDate: Date { chosen(of: rules, rounds: roundsToMinuteInterval) }

    /// Returns the date within the ends, at a step of the interval where that does not lead beyond them.
    private func chosen(of rules: DateRules, rounds: Bool = true) -> Date {
        let date = rules.clamped(moment ?? rules.today)
        guard rounds, hasMinutes, minuteInterval > 1 else { return date }
        let minute = rules.calendar.component(.minute, from: date)
        let rest = minute % minuteInterval
        let earlier = date.addingTimeInterval(TimeInterval(-60 * rest))
        return rest == 0 || rules.clamped(earlier) == earlier
            ? earlier : rules.clamped(earlier.addingTimeInterval(TimeInterval(60 * minuteInterval)))
    }

    final var chosenDuration: TimeInterval {
        let step = Double(60 * minuteInterval)
        let whole = (min(max(seconds, 0), 86_400) / step).rounded(.down) * step
        return min(max(whole, step), 86_400 - step)
    }

    /// Takes over what a person has chosen; of durations the seconds since the reference date.
    ///
    /// - Returns: whether it is something else.
    final func choose(_ date: Date) -> Bool {
        if datePickerMode == .countDownTimer {
            let old = chosenDuration
            seconds = date.timeIntervalSinceReferenceDate
            return chosenDuration != old
        }
        let old = chosenDate
        moment = date
        return chosenDate != old
    }
}

extension UIPickerView {
    /// Returns the size, with that of a picker where there is none.
    final func sized(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: size.width > 0 ? size.width : own.width, height: size.height > 0 ? size.height : own.height)
    }
}
