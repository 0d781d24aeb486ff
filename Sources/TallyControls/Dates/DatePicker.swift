public import Foundation
import TallyCore
import TallyUI

/// A control that chooses a date, a time of day, or both.
///
/// Compact, as capsules that open a calendar or wheels; as a calendar; or as wheels: see `datePickerStyle(_:)`. It follows
/// the calendar, the time zone and the locale of the environment. A selection out of the range is shown as it is; what is
/// chosen is brought into the range. A date that is no number, or beyond the years that calendars know, is shown as today.
nonisolated public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: DatePickerComponents
    private let label: Label

    init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents,
        _ label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    @MainActor public var body: some View {
        StyledControl(
            configuration: DatePickerStyleConfiguration(
                label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum,
                maximumDate: maximum, displayedComponents: components))
    }
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}
