import Foundation
import TallyCore
import TallyUI

/// The calendar of a month, which chevrons and the wheels behind its title lead to other months.
struct MonthCalendar: View {
    let rules: DateRules
    /// The starts of the days that are chosen.
    let selected: Set<Date>
    /// The month that is shown at first, and again when it is another.
    let home: Int
    let choose: (Date) -> Void
    @State private var shown: Int?
    @State private var picksMonth = false
    @Environment(\.isEnabled) private var isEnabled
    private let memory = NodeMemory<DayChooser>()

    init(rules: DateRules, selected: Set<Date>, home: Int, choose: @escaping (Date) -> Void) {
        self.rules = rules
        self.selected = selected
        self.home = home
        self.choose = choose
    }

    var body: some View {
        let month = shown ?? home
        let chooser = memory.wrapped
        let _ = chooser.choose = choose
        VStack(spacing: 0) {
            MonthHeader(rules: rules, month: month, picksMonth: $picksMonth, go: go)
            ZStack(alignment: .top) {
                if picksMonth {
                    DateWheels(units: [.month, .year], rules: rules, date: rules.start(ofMonth: month)) {
                        shown = rules.month(of: $0)
                    }
                    .transition(.opacity)
                } else {
                    VStack(spacing: 0) {
                        WeekdayRow(names: rules.weekdays)
                        MonthStrip(
                            position: Double(month), month: month, rules: rules, selected: selected, chooser: chooser)
                    }
                    .transition(.opacity)
                }
            }
            .frame(maxWidth: .infinity)
            .frame(height: WeekdayRow.height + 6 * MonthGrid.row, alignment: .top)
        }
        // Its columns are as wide as the place lets them be: larger letters have no room in them.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .opacity(isEnabled ? 1 : 0.5)
        .environment(\.standsAloneInRow, true)
        .onChange(of: home) { withAnimation(.smooth(duration: 0.35)) { shown = nil } }
    }

    private func go(by step: Int) {
        let month = (shown ?? home) + step
        guard rules.allowsMonth(month) else { return }
        withAnimation(.smooth(duration: 0.35)) { shown = month }
    }
}

/// What the days of a calendar do; it outlives their bodies.
@MainActor
final class DayChooser: NodeMemoryObject {
    var choose: (Date) -> Void = { _ in }

    init(_ node: NodeLink) {}

    func nodeEnded(_ runtime: Runtime) { choose = { _ in } }
}

/// A calendar of which one day is chosen, and the arrow keys choose the days beside it.
struct DayCalendar: View {
    let rules: DateRules
    @Binding var selection: Date

    var body: some View {
        let date = rules.shown(selection)
        MonthCalendar(
            rules: rules, selected: [rules.calendar.startOfDay(for: date)], home: rules.month(of: date),
            choose: { pick(rules.moving(date, to: $0)) }
        )
        .modifier(FocusableModifier { key, _ in keyPressed(key) })
    }

    private func pick(_ date: Date) {
        if date != selection { selection = date }
    }

    @Environment(\.layoutDirection) private var direction

    private func keyPressed(_ key: KeyEquivalent) -> Bool {
        let ahead = direction == .rightToLeft ? -1 : 1
        let steps: [KeyEquivalent: Int] = [.leftArrow: -ahead, .rightArrow: ahead, .upArrow: -7, .downArrow: 7]
        guard let step = steps[key] else { return false }
        let date = rules.shown(selection)
        if let day = rules.calendar.date(byAdding: .day, value: step, to: date) { pick(rules.moving(date, to: day)) }
        return true
    }
}
