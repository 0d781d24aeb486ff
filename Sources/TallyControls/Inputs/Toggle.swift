import Foundation
import TallyCore
import TallyUI

/// A control that turns a value on and off: with a press on it or its label, or with Space while it has the focus.
///
/// Of several texts in the label the first is the title, the others stand below it, smaller.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    /// Stands for several values: on if all are, and turning it sets all.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(
            get: { all.allSatisfy(\.wrappedValue) }, set: { value in for one in all { one.wrappedValue = value } })
        isMixed = Set(all.map(\.wrappedValue)).count > 1
        self.label = label()
    }

    @MainActor public var body: some View {
        StyledControl(
            configuration: ToggleStyleConfiguration(
                label: .init(content: AnyView(TitledLabel(content: label))), isOn: isOn, isMixed: isMixed)
        )
        .modifier(
            AccessibilityAttachmentModifier(
                AccessibilityChange(
                    value: Text(verbatim: isOn.wrappedValue ? "1" : "0"), addedTraits: .isToggle, isElement: true,
                    action: { isOn.wrappedValue.toggle() })))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was given to show, in the style outside of that one.
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        isMixed = configuration.isMixed
        label = configuration.label
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == TallyControls.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TallyControls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TallyControls.Label(title, systemImage: systemImage) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { TallyControls.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { TallyControls.Label(title, systemImage: systemImage) }
    }
}

/// A label and a switch of 51 by 31 points, the sizes of iOS. The knob slides by itself, whatever the change's animation.
struct SwitchRow<Label: View>: View {
    let label: Label
    let isOn: Binding<Bool>
    let tint: Color?
    @State private var isPressed = false
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var surroundingTint
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 8) {
            if !isLabelHidden {
                label
                Spacer(minLength: 0)
            }
            face
        }
        .contentShape(Rectangle())
        .modifier(PressModifier(action: { isOn.wrappedValue.toggle() }) { isPressed = $0 })
    }

    private var onStyle: AnyShapeStyle {
        tint.map { AnyShapeStyle($0) } ?? surroundingTint ?? AnyShapeStyle(ProgramLook.current?.switchTint ?? .green)
    }

    private var face: some View {
        let isOn = isOn.wrappedValue
        let knob: CGFloat = isPressed ? 34 : 27
        let end: CGFloat = (isOn ? 1 : -1) * (direction == .rightToLeft ? -1 : 1)
        return Capsule()
            .fill(isOn ? onStyle : AnyShapeStyle(ControlFill.track))
            .frame(width: 51, height: 31)
            .overlay {
                Capsule().fill(.white)
                    .frame(width: knob, height: 27)
                    .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
                    .offset(x: end * (51 - 4 - knob) / 2)
            }
            .opacity(isEnabled ? 1 : 0.5)
            .animation(.snappy(duration: 0.3), value: isOn)
            .animation(.snappy(duration: 0.3), value: isPressed)
    }
}
