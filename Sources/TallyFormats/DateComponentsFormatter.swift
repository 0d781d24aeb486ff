public import Foundation

/// Writes how long something takes, as `1:02:03` or `1 hour, 2 minutes`.
///
/// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`. Phrases for what is approximate or remaining are written in English
/// alone; in other languages the text stands without them.
public final class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable {
        /// `1:02:03`
        case positional
        /// `1h 2m 3s`
        case abbreviated
        /// `1 hr, 2 min, 3 sec`
        case short
        /// `1 hour, 2 minutes, 3 seconds`
        case full
        /// `one hour, two minutes, three seconds`
        case spellOut
        /// `1hr 2min 3sec`
        case brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Of positions the leading zeros are left out, of the other styles all zeros.
        public static let `default` = Self(rawValue: 1 << 0)
        public static let dropLeading = Self(rawValue: 1 << 1)
        public static let dropMiddle = Self(rawValue: 1 << 2)
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// The first position has two digits, too.
        public static let pad = Self(rawValue: 1 << 16)
    }

    public var unitsStyle = UnitsStyle.positional
    /// Of years, months, weeks, days, hours, minutes and seconds; others are not heeded. Empty is all of these but weeks.
    public var allowedUnits: NSCalendar.Unit = []
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Nil is that of the current locale. Its locale is the one that is written in.
    public var calendar: Calendar? = .current
    /// What years and months are counted from. Nil is the 1st of January 2001.
    public var referenceDate: Date?
    /// At most so many units are written, the largest; 0 is all of them. The last is rounded.
    public var maximumUnitCount = 0
    /// What of the largest unit there is little of is written in the next one: `63s`, not `1m 3s`, up to two of it.
    public var collapsesLargestUnit = false
    public var includesApproximationPhrase = false
    public var includesTimeRemainingPhrase = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a text of so many seconds, rounded to whole ones; nil if they are not finite or more than a calendar counts.
    public func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e13 else { return nil }
        let start = reference
        return text(from: start, to: start.addingTimeInterval(ti.magnitude.rounded()), isNegative: ti < 0)
    }

    public func string(from components: DateComponents) -> String? {
        let start = reference
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return end < start
            ? text(from: end, to: start, isNegative: true) : text(from: start, to: end, isNegative: false)
    }

    public func string(from startDate: Date, to endDate: Date) -> String? {
        endDate < startDate
            ? text(from: endDate, to: startDate, isNegative: true)
            : text(from: startDate, to: endDate, isNegative: false)
    }

    /// Takes `DateComponents` alone.
    public override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Counting

    var usedCalendar: Calendar { calendar ?? .current }
    private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// The units in question, the largest first.
    private static let known: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
    ]

    private var counted: [Calendar.Component] {
        let allowed: NSCalendar.Unit =
            allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
        return Self.known.filter { allowed.contains($0.unit) }.map(\.component)
    }

    private func text(from start: Date, to end: Date, isNegative: Bool) -> String? {
        let units = counted
        guard !units.isEmpty else { return nil }
        var values = amounts(of: units, from: start, to: end)
        if collapsesLargestUnit, values.count > 1, let first = values.firstIndex(where: { $0.value > 0 }),
            first + 1 < values.count, values[first].value < 2
        {
            values = amounts(of: Array(units[(first + 1)...]), from: start, to: end)
        }
        let shown = limited(values, from: start, to: end)
        return written(shown.isEmpty ? [DurationPart(component: units[units.count - 1], value: 0)] : shown, isNegative)
    }

    private func amounts(of units: [Calendar.Component], from start: Date, to end: Date) -> [DurationPart] {
        let found = usedCalendar.dateComponents(Set(units), from: start, to: end)
        return units.map { DurationPart(component: $0, value: Double(max(0, found.value(for: $0) ?? 0))) }
    }

    /// Leaves out the smaller units of which there are too many, rounding, and zeros as the behaviour says.
    private func limited(_ parts: [DurationPart], from start: Date, to end: Date) -> [DurationPart] {
        let parts = rounded(parts, from: start, to: end)
        return unitsStyle == .positional ? positions(parts) : withoutZeros(parts)
    }

    private func rounded(_ parts: [DurationPart], from start: Date, to end: Date) -> [DurationPart] {
        guard maximumUnitCount > 0, let first = parts.firstIndex(where: { $0.value > 0 }),
            first + maximumUnitCount < parts.count
        else { return parts }
        let kept = Array(parts[..<(first + maximumUnitCount)])
        let rest = parts[kept.count]
        // A larger unit may be full then: what is kept is counted anew.
        guard rest.value * 2 >= rest.perLarger,
            let later = usedCalendar.date(byAdding: kept[kept.count - 1].component, value: 1, to: end)
        else { return kept }
        return amounts(of: kept.map(\.component), from: start, to: later)
    }

    private func withoutZeros(_ parts: [DurationPart]) -> [DurationPart] {
        let behavior = zeroFormattingBehavior
        if behavior.contains(.default) { return parts.filter { $0.value > 0 } }
        guard let first = parts.firstIndex(where: { $0.value > 0 }), let last = parts.lastIndex(where: { $0.value > 0 })
        else { return behavior.isDisjoint(with: .dropAll) ? parts : [] }
        return parts.enumerated().filter { index, part in
            if part.value > 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    /// Positions stay where they are: only the first ones can be left out.
    private func positions(_ parts: [DurationPart]) -> [DurationPart] {
        let behavior = zeroFormattingBehavior
        guard behavior.contains(.default) || behavior.contains(.dropLeading) else { return parts }
        guard let first = parts.firstIndex(where: { $0.value > 0 }) else { return Array(parts.suffix(1)) }
        return Array(parts[first...])
    }
}
