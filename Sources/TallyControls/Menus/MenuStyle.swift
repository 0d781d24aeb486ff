import TallyCore

/// How the buttons that open menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The menu that a style has to show, as `Menu(configuration)`.
public struct MenuStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?

    /// A button, which looks as `buttonStyle(_:)` says.
    @MainActor var button: some View { MenuButton(label: label, content: content, primaryAction: primaryAction) }
}

/// A button, which looks as `buttonStyle(_:)` says.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A button, which looks as `buttonStyle(_:)` says.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.button }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.button.buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension MenuStyleConfiguration: StyleConfiguration {
    package static var standardStyle: DefaultMenuStyle { DefaultMenuStyle() }
    package typealias StandardBody = MenuStyleBody<DefaultMenuStyle>
}

package struct MenuStyleBody<S: MenuStyle>: StyleBody {
    @Installed var style: S
    let configuration: MenuStyleConfiguration

    package init(style: S, configuration: MenuStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(StyleModifier<MenuStyleBody<S>>(style))
    }
}
