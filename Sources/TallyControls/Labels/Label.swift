import TallyCore

/// A title with an icon before it.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        StyledControl(
            configuration: LabelStyleConfiguration(
                title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was given to show, in the style outside of that one.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// What of a label is seen where no style says so.
enum LabelLook: Sendable {
    case titleAndIcon
    case icon
}

private struct LabelLookKey: EnvironmentKey { static let defaultValue = LabelLook.titleAndIcon }

extension EnvironmentValues {
    var labelLook: LabelLook {
        get { self[LabelLookKey.self] }
        set { self[LabelLookKey.self] = newValue }
    }
}
