import TallyCore
import TallyUI

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    let name: StaticStringName
    enum StaticStringName: Sendable { case destructive, cancel }
    public static let destructive = ButtonRole(name: .destructive)
    public static let cancel = ButtonRole(name: .cancel)
}

/// A control that runs an action when it is pressed and released within.
nonisolated public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        StyledControl(
            configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: .init(content: label.asOneLabel), action: action)
        )
        .modifier(
            AccessibilityAttachmentModifier(
                AccessibilityChange(addedTraits: .isButton, isElement: true, action: action)))
    }
}

extension View {
    /// The view as the label of a control that has one face: several views stand side by side.
    @MainActor var asOneLabel: AnyView { Self._mayBeSeveral ? AnyView(HStack { self }) : AnyView(self) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a primitive style was given to show, in the style outside of that one.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}
