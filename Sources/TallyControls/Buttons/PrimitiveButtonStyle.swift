import TallyCore
import TallyUI

/// How buttons look, and what makes them act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive button style has to show, and the action that it runs.
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    public func trigger() { onMain(self) { $0.action() } }
}

/// The style of the surroundings: the label in the tint, fainter while it is pressed.
///
/// In a row of a list a press anywhere in the row runs the actions of all the buttons in it that have this style, and the
/// row is darker meanwhile. Buttons of other styles, and those in a scroll view in the row, stand alone.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, rowPart: .button) { BorderlessFace(configuration: $0) }
    }
}

/// The label in the foreground style set around the button, else in the tint, or in red for what destroys; fainter while it
/// is pressed.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { BorderlessFace(configuration: $0) }
    }
}

private struct BorderlessFace: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    }

    var body: some View {
        configuration.label.standardForeground(style).modifier(DimmedForeground())
            .opacity(configuration.isPressed ? 0.2 : 1)
    }
}

/// A control that is disabled is drawn grey; one whose foreground was set around it, in half of that.
struct DimmedForeground: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foreground) private var foreground

    init() {}

    func body(content: Content) -> some View { content.opacity(isEnabled || foreground == nil ? 1 : 0.5) }
}

/// The label as it is, fainter while it is pressed or disabled.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { PlainFace(configuration: $0) }
    }
}

private struct PlainFace: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { configuration.label.opacity(configuration.isPressed || !isEnabled ? 0.5 : 1) }
}

/// The label, coloured as of `borderless`, on a faint ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { BorderedFace(configuration: $0, isProminent: false) }
    }
}

/// The label in the foreground style set around the button, else in white, on the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { BorderedFace(configuration: $0, isProminent: true) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
