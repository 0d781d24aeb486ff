import Foundation
import TallyCore
import TallyUI

/// The days of a month in the columns of their weekdays. It is as it was where month, rules and selection are.
struct MonthPage: View, Equatable {
    let rules: DateRules
    let month: Int
    let selected: Set<Date>
    let chooser: DayChooser

    nonisolated static func == (a: MonthPage, b: MonthPage) -> Bool {
        a.month == b.month && a.selected == b.selected && a.rules == b.rules && a.chooser === b.chooser
    }

    var body: some View {
        let start = rules.start(ofMonth: month)
        let today = rules.calendar.startOfDay(for: rules.today)
        MonthGrid(firstColumn: rules.firstColumn(ofMonth: month)) {
            ForEach(0..<rules.days(inMonth: month), id: \.self) { number in
                let date = rules.calendar.date(byAdding: .day, value: number, to: start) ?? start
                let day = rules.calendar.startOfDay(for: date)
                let isAllowed = rules.allows(.day, of: day)
                DayFace(
                    number: rules.number(number + 1), name: rules.longDate(day), isSelected: selected.contains(day),
                    isToday: day == today, isAllowed: isAllowed
                ) { chooser.choose(day) }
                .disabled(!isAllowed)
            }
        }
    }
}

/// Views in seven columns and six rows.
struct MonthGrid: Layout {
    let firstColumn: Int

    init(firstColumn: Int) { self.firstColumn = firstColumn }

    /// The height of a row and the least width of a column, in points.
    static var row: CGFloat { 44 }
    private static var column: CGFloat { 44 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 7 * Self.column
        return CGSize(width: width, height: 6 * Self.row)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / 7
        for (number, view) in subviews.enumerated() {
            let place = firstColumn + number
            view.place(
                at: CGPoint(
                    x: bounds.minX + width * (CGFloat(place % 7) + 0.5),
                    y: bounds.minY + Self.row * (CGFloat(place / 7) + 0.5)),
                anchor: .center, proposal: ProposedViewSize(width: width, height: Self.row))
        }
    }
}

/// A day: its number, on a circle if it is chosen, in the tint if it is today.
private struct DayFace: View {
    let number: String
    let name: String
    let isSelected: Bool
    let isToday: Bool
    let isAllowed: Bool
    let action: () -> Void

    var body: some View {
        Text(verbatim: number)
            .font(.title3.weight(isSelected ? .semibold : .regular))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(style)
            .padding(2)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isSelected {
                    Circle().fill(.tint).opacity(isToday ? 1 : 0.15).padding(1)
                }
            }
            .contentShape(Rectangle())
            .modifier(PressModifier(takesFocus: false, action: { if isAllowed { action() } }) { _ in })
            .modifier(
                AccessibilityAttachmentModifier(
                    AccessibilityChange(
                        label: Text(verbatim: name),
                        addedTraits: isSelected ? [.isButton, .isSelected] : .isButton, isElement: true,
                        ignoresChildren: true, action: { if isAllowed { action() } })))
    }

    private var style: AnyShapeStyle {
        if isSelected { return isToday ? AnyShapeStyle(.white) : AnyShapeStyle(.tint) }
        if !isAllowed { return AnyShapeStyle(.tertiary) }
        return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }
}
