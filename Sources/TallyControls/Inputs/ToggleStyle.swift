import TallyCore

/// How toggles look and what turns them.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a toggle style has to show and to turn.
public struct ToggleStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool
    /// True if the toggle stands for several values that differ.
    public var isMixed: Bool
}

/// The style of the surroundings: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// The label, and at the other end a switch that slides.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(label: configuration.label, isOn: configuration.$isOn, tint: tint)
    }
}

/// A button that looks pressed while the value is true.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        Button {
            isOn.wrappedValue.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(ToggledButtonStyle(isOn: isOn.wrappedValue))
    }
}

/// A bordered button, prominent or not.
private struct ToggledButtonStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        BorderedFace(configuration: configuration, isProminent: isOn)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyleConfiguration: StyleConfiguration {
    package static var standardStyle: DefaultToggleStyle { DefaultToggleStyle() }
    package typealias StandardBody = ToggleStyleBody<DefaultToggleStyle>
}

package struct ToggleStyleBody<S: ToggleStyle>: StyleBody {
    @Installed var style: S
    let configuration: ToggleStyleConfiguration

    package init(style: S, configuration: ToggleStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(StyleModifier<ToggleStyleBody<S>>(style))
    }
}
