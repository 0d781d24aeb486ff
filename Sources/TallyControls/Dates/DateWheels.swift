import Foundation
import TallyCore
import TallyUI

/// Wheels side by side that choose units of a date, in the order in which the locale writes them.
struct DateWheels: View {
    let units: [DateUnit]
    let rules: DateRules
    let date: Date
    let choose: (Date) -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            ForEach(rules.order(of: shownUnits), id: \.self) { unit in
                DateWheel(scale: rules.scale(unit, of: date), choose: choose)
                    .frame(maxWidth: width(of: unit))
            }
        }
        .frame(maxWidth: .infinity)
        .scrollDisabled(!isEnabled)
        .background {
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(ControlFill.ground)
                .frame(height: WheelModel.row)
        }
        .opacity(isEnabled ? 1 : 0.5)
        .environment(\.standsAloneInRow, true)
    }

    private var shownUnits: [DateUnit] {
        units.filter { $0 != .halfOfDay || rules.hours.areTwelve }
    }

    /// The most points that a wheel is wide.
    private func width(of unit: DateUnit) -> CGFloat {
        switch unit {
        case .date, .month: 160
        case .year: 90
        case .day, .hour, .minute, .halfOfDay: 70
        }
    }
}

/// A date picker as wheels, beside its label.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.self) private var environment

    var body: some View {
        let rules = DateRules(configuration, environment)
        HStack(spacing: 8) {
            if !isLabelHidden {
                configuration.label
                Spacer(minLength: 0)
            }
            if !units.isEmpty {
                DateWheels(units: units, rules: rules, date: rules.shown(configuration.selection)) {
                    if $0 != configuration.selection { configuration.selection = $0 }
                }
            }
        }
    }

    private var units: [DateUnit] {
        let time: [DateUnit] = [.hour, .minute, .halfOfDay]
        return
            switch (
                configuration.displayedComponents.contains(.date),
                configuration.displayedComponents.contains(.hourAndMinute)
            )
        {
        case (true, true): [.date] + time
        case (true, false): [.day, .month, .year]
        case (false, true): time
        case (false, false): []
        }
    }
}

extension DateRules {
    /// The rules of a picker in its surroundings; called in a body.
    @MainActor init(_ configuration: DatePickerStyleConfiguration, _ environment: EnvironmentValues) {
        self.init(
            environment, minimum: configuration.minimumDate, maximum: configuration.maximumDate,
            otherwise: configuration.selection)
    }

    /// Outside of a stage today is the other date.
    @MainActor init(_ environment: EnvironmentValues, minimum: Date?, maximum: Date?, otherwise date: Date) {
        self.init(
            calendar: environment.datesCalendar, minimum: minimum, maximum: maximum,
            today: Runtime.current?.date ?? date)
    }
}
