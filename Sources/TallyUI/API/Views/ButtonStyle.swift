/// How buttons look; what they do when they are pressed stays as it is.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style has to show.
public struct ButtonStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

extension View {
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }

    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }
}

/// A button style whose type is hidden.
struct AnyButtonStyle: @unchecked Sendable {
    private let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

    nonisolated init<S: ButtonStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(PressedButton(configuration: $0) { style.makeBody(configuration: $0) }) }
    }

    nonisolated init<S: PrimitiveButtonStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        // A button that the style is made with is a plain one of the surroundings, and not the style's again.
        make = { AnyView(style.makeBody(configuration: $0).environment(\.buttonStyle, .standard)) }
    }

    @MainActor func body(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView { make(configuration) }

    static let standard = AnyButtonStyle(DefaultButtonStyle())
}

/// Follows the press of a button for a style that only shows it.
struct PressedButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let rowPart: RowPart?
    let content: (ButtonStyleConfiguration) -> Content
    @State private var isPressed = false

    init(
        configuration: PrimitiveButtonStyleConfiguration, rowPart: RowPart? = nil,
        @ViewBuilder content: @escaping (ButtonStyleConfiguration) -> Content
    ) {
        self.configuration = configuration
        self.rowPart = rowPart
        self.content = content
    }

    var body: some View {
        content(
            ButtonStyleConfiguration(
                role: configuration.role, label: .init(configuration.label.content), isPressed: isPressed)
        )
        .contentShape(Rectangle())
        .modifier(PressModifier(rowPart: rowPart, action: configuration.action) { isPressed = $0 })
    }
}

private struct ButtonStyleKey: EnvironmentKey { static let defaultValue = AnyButtonStyle.standard }

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}
