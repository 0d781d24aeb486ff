import Foundation
import TallyCore
import TallyUI

/// A date picker as the calendar of a month, and below it the capsule of the time. Its label is not shown.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let rules = DateRules(configuration, environment)
        let components = configuration.displayedComponents
        VStack(spacing: 8) {
            if components.contains(.date) {
                DayCalendar(rules: rules, selection: configuration.$selection)
            }
            if components.contains(.hourAndMinute) {
                HStack(spacing: 8) {
                    if components.contains(.date) {
                        Text(verbatim: "Time")
                        Spacer(minLength: 0)
                    }
                    TimeCapsule(rules: rules, selection: configuration.$selection)
                }
            }
        }
    }
}
