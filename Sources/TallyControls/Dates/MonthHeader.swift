import Foundation
import TallyCore
import TallyUI

/// The name of a month, which opens wheels, and chevrons to the months beside it.
struct MonthHeader: View {
    let rules: DateRules
    let month: Int
    @Binding var picksMonth: Bool
    let go: (Int) -> Void
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let isMirrored = direction == .rightToLeft
        HStack(spacing: 0) {
            Button {
                withAnimation(.snappy(duration: 0.3)) { picksMonth.toggle() }
            } label: {
                HStack(spacing: 6) {
                    Text(verbatim: rules.monthAndYear(rules.start(ofMonth: month)))
                        .font(.headline)
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                        .foregroundStyle(picksMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                    Image(systemName: isMirrored ? "chevron.left" : "chevron.right")
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(.tint)
                        .rotationEffect(.degrees(picksMonth ? isMirrored ? -90 : 90 : 0))
                        .accessibilityHidden(true)
                }
                .frame(maxHeight: .infinity)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            Spacer(minLength: 8)
            if !picksMonth {
                HStack(spacing: 0) {
                    chevron(isMirrored ? "chevron.right" : "chevron.left", "Previous Month", -1)
                    chevron(isMirrored ? "chevron.left" : "chevron.right", "Next Month", 1)
                }
                .transition(.opacity)
            }
        }
        .frame(height: 44)
    }

    private func chevron(_ symbol: String, _ name: String, _ step: Int) -> some View {
        Button {
            go(step)
        } label: {
            Image(systemName: symbol)
                .font(.title3.weight(.medium))
                .foregroundStyle(.tint)
                .frame(width: 44, height: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!rules.allowsMonth(month + step))
        .accessibilityLabel(Text(verbatim: name))
    }
}

/// The short names of the days of a week.
struct WeekdayRow: View {
    let names: [String]

    static var height: CGFloat { 28 }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<names.count, id: \.self) { day in
                Text(verbatim: names[day])
                    .font(.footnote.weight(.semibold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .foregroundStyle(.tertiary)
                    .frame(maxWidth: .infinity)
            }
        }
        .frame(height: Self.height)
        .accessibilityHidden(true)
    }
}
