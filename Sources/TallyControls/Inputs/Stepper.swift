import Foundation
import TallyCore
import TallyUI

/// A control that makes a value larger and smaller by steps: with presses on its halves, or the up and down arrows. A half that is held
/// down steps after half a second, and ten times a second from then on.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    /// Nil where there is nothing to do, as at a bound.
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    /// What assistive technology is told of the value; nil: nothing.
    var spokenValue: String?
    @Environment(\.areLabelsHidden) private var isLabelHidden

    /// A half is off where its action is nil.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// A step that would lead out of the bounds ends at them.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func move(_ step: V.Stride) {
            let new = value.wrappedValue.advanced(by: step)
            value.wrappedValue = Swift.min(Swift.max(new, bounds.lowerBound), bounds.upperBound)
        }
        let now = value.wrappedValue
        self.init(
            label: label, onIncrement: now < bounds.upperBound ? { move(step) } : nil,
            onDecrement: now > bounds.lowerBound ? { move(-step) } : nil, onEditingChanged: onEditingChanged)
    }

    @MainActor public var body: some View {
        HStack(spacing: 8) {
            if !isLabelHidden {
                label
                Spacer(minLength: 0)
            }
            HStack(spacing: 0) {
                StepperHalf(isPlus: false, spokenValue: spokenValue, action: act(decrement))
                Rectangle().fill(ControlFill.separator).frame(width: 1, height: 18)
                StepperHalf(isPlus: true, spokenValue: spokenValue, action: act(increment))
            }
            .frame(width: 94, height: 32)
            .background(ControlFill.ground, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
            .buttonRepeatBehavior(.enabled)
            .modifier(FocusableModifier { keyPressed($0, $1) })
        }
    }

    @MainActor private func act(_ action: (() -> Void)?) -> (() -> Void)? {
        guard let action else { return nil }
        return {
            onEditingChanged(true)
            action()
            onEditingChanged(false)
        }
    }

    @MainActor private func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let action = key == .upArrow ? increment : key == .downArrow ? decrement : nil
        act(action)?()
        return key == .upArrow || key == .downArrow
    }
}

/// A plus or a minus, and the ground that darkens while it is pressed.
private struct StepperHalf: View {
    let isPlus: Bool
    let spokenValue: String?
    let action: (() -> Void)?
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 8, style: .continuous)
                .fill(isPressed ? AnyShapeStyle(ControlFill.ground) : AnyShapeStyle(.clear))
            Capsule().fill(Color.primary).frame(width: 14, height: 1.5)
            if isPlus { Capsule().fill(Color.primary).frame(width: 1.5, height: 14) }
        }
        .opacity(action == nil || !isEnabled ? 0.3 : 1)
        .contentShape(Rectangle())
        .modifier(PressModifier(takesFocus: false, action: { action?() }) { isPressed = $0 && action != nil })
        .modifier(
            AccessibilityAttachmentModifier(
                AccessibilityChange(
                    label: Text(verbatim: isPlus ? "Increment" : "Decrement"),
                    value: spokenValue.map { Text(verbatim: $0) }, addedTraits: .isButton, isElement: true,
                    ignoresChildren: true, action: { action?() })))
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
