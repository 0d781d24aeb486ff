public import Foundation
import TallyCore
import TallyUI

/// A calendar in which any number of days is chosen: a press on a day adds it or takes it away.
///
/// The days are those of the environment's calendar, with era, year, month and day. What is in the selection and is no day of a
/// calendar is not shown and stays; so does what is out of the bounds, and is not taken away by a press. The label is not
/// shown.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let minimum: Date?
    /// The first moment after the last that can be chosen.
    private let end: Date?
    private let label: Label
    @Environment(\.self) private var environment

    init(_ selection: Binding<Set<DateComponents>>, _ minimum: Date?, _ end: Date?, _ label: Label) {
        self.selection = selection
        self.minimum = minimum
        self.end = end
        self.label = label
    }

    @MainActor public var body: some View {
        let today = Runtime.current?.date ?? Date(timeIntervalSinceReferenceDate: 0)
        let maximum = end.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) }
        let rules = DateRules(environment, minimum: minimum, maximum: maximum, otherwise: today)
        MonthCalendar(
            rules: rules, selected: rules.days(selection.wrappedValue), home: rules.month(of: rules.clamped(today)),
            choose: { toggle($0, rules) })
    }

    @MainActor private func toggle(_ day: Date, _ rules: DateRules) {
        // order: the same are left out in any order.
        let others = selection.wrappedValue.filter { rules.day($0) != day }
        if others.count < selection.wrappedValue.count {
            selection.wrappedValue = others
        } else {
            selection.wrappedValue.insert(
                rules.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
    }
}

extension DateRules {
    /// Returns the start of the day that components are; nil: they are none.
    func day(_ components: DateComponents) -> Date? {
        guard let year = components.year, let month = components.month, let day = components.day,
            (0...10_000).contains(year), (1...13).contains(month), (1...31).contains(day)
        else { return nil }
        var parts = DateComponents(era: components.era, year: year, month: month, day: day)
        parts.isLeapMonth = components.isLeapMonth
        var reckoning = components.calendar ?? calendar
        reckoning.timeZone = calendar.timeZone
        return reckoning.date(from: parts).map(calendar.startOfDay)
    }

    func days(_ all: Set<DateComponents>) -> Set<Date> {
        // order: a set is made of a set.
        Set(all.compactMap(day))
    }
}

extension MultiDatePicker {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, nil, label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(titleKey))
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(title))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(title))
    }
}
