import TallyCore
import TallyUI

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
        modifier(StyleModifier<PressedStyleBody<S>>(style))
    }

    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier<PrimitiveButtonStyleBody<S>>(style))
    }
}

extension PrimitiveButtonStyleConfiguration: StyleConfiguration {
    package static var standardStyle: DefaultButtonStyle { DefaultButtonStyle() }
    package typealias StandardBody = PrimitiveButtonStyleBody<DefaultButtonStyle>
}

package struct PrimitiveButtonStyleBody<S: PrimitiveButtonStyle>: StyleBody {
    @Installed var style: S
    let configuration: PrimitiveButtonStyleConfiguration

    package init(style: S, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

/// A style that only shows: pressing is the same for all of them.
struct PressedStyleBody<S: ButtonStyle>: StyleBody {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    var body: some View {
        PressedButton(configuration: configuration) { ButtonStyleBody(style: style, configuration: $0) }
    }
}

private struct ButtonStyleBody<S: ButtonStyle>: StyleBody {
    @Installed var style: S
    let configuration: ButtonStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

/// Follows the press of a button for a style that only shows it.
struct PressedButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let rowPart: RowPart?
    /// Told the tag of the button, if it has one.
    let choose: (@MainActor (AnyHashable) -> Void)?
    let content: (ButtonStyleConfiguration) -> Content
    @State private var isPressed = false

    init(
        configuration: PrimitiveButtonStyleConfiguration, rowPart: RowPart? = nil,
        choose: (@MainActor (AnyHashable) -> Void)? = nil,
        @ViewBuilder content: @escaping (ButtonStyleConfiguration) -> Content
    ) {
        self.configuration = configuration
        self.rowPart = rowPart
        self.choose = choose
        self.content = content
    }

    var body: some View {
        content(
            ButtonStyleConfiguration(
                role: configuration.role, label: .init(configuration.label.content), isPressed: isPressed)
        )
        .contentShape(Rectangle())
        .modifier(PressModifier(rowPart: rowPart, action: configuration.action, choose: choose) { isPressed = $0 })
    }
}
