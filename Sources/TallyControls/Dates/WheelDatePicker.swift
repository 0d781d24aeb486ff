import Foundation
import TallyCore
import TallyUI

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
