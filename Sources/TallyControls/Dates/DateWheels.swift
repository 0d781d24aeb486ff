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
                    .frame(maxWidth: unit.wheelWidth)
            }
        }
        .frame(maxWidth: .infinity)
        .scrollDisabled(!isEnabled)
        .background {
            RoundedRectangle(cornerRadius: WheelShape.bandRadius, style: .continuous).fill(ControlFill.ground)
                .frame(height: WheelShape.row)
        }
        .modifier(WheelWindow())
        .opacity(isEnabled ? 1 : 0.5)
        .environment(\.standsAloneInRow, true)
    }

    private var shownUnits: [DateUnit] {
        units.filter { $0 != .halfOfDay || rules.hours.areTwelve }
    }
}
