import Foundation
import TallyCore
import TallyUI

/// A date picker as its label and the capsules of what it shows.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.self) private var environment

    var body: some View {
        let rules = DateRules(configuration, environment)
        // Large letters leave no room beside one another.
        let line =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
        line {
            if !isLabelHidden {
                configuration.label
                if !typeSize.isAccessibilitySize { Spacer(minLength: 0) }
            }
            HStack(spacing: 8) {
                if configuration.displayedComponents.contains(.date) {
                    DateCapsule(rules: rules, selection: configuration.$selection)
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    TimeCapsule(rules: rules, selection: configuration.$selection)
                }
            }
            .layoutPriority(1)
        }
    }
}

/// A capsule that shows the date and opens a calendar.
struct DateCapsule: View {
    let rules: DateRules
    @Binding var selection: Date

    var body: some View {
        CapsuleButton(text: rules.shortDate(rules.shown(selection)), width: 340) {
            DayCalendar(rules: rules, selection: $selection).padding(.horizontal, 16).padding(.vertical, 8)
        }
    }
}

/// A capsule that shows the time and opens wheels.
struct TimeCapsule: View {
    let rules: DateRules
    @Binding var selection: Date

    var body: some View {
        CapsuleButton(text: rules.time(rules.shown(selection)), width: 230) {
            DateWheels(units: [.hour, .minute, .halfOfDay], rules: rules, date: rules.shown(selection)) {
                if $0 != selection { selection = $0 }
            }
            .padding(.horizontal, 8)
        }
    }
}

/// A grey capsule that opens a card beside it; its text has the tint as long as that is open.
private struct CapsuleButton<Card: View>: View {
    let text: String
    let width: CGFloat
    @ViewBuilder let card: () -> Card
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled

    init(text: String, width: CGFloat, @ViewBuilder card: @escaping () -> Card) {
        self.text = text
        self.width = width
        self.card = card
    }

    var body: some View {
        Button {
            isOpen.toggle()
        } label: {
            Text(verbatim: text)
        }
        .buttonStyle(CapsuleFace(isOpen: isOpen))
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(
            FloatingModifier(.popover, $isOpen) { place in
                FloatingFace(place: place, width: width, isCentered: true) { card() }.freshForeground()
            })
    }
}

private struct CapsuleFace: ButtonStyle {
    let isOpen: Bool

    init(isOpen: Bool) { self.isOpen = isOpen }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
            .padding(.horizontal, 11)
            .padding(.vertical, 6)
            .background(ControlFill.ground, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}
