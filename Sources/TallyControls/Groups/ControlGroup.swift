import TallyCore
import TallyUI

/// Controls that belong together, shown as one by `controlGroupStyle(_:)`: side by side on one ground, in a menu in one row.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        StyledControl(
            configuration: (content as? any ControlGroupParts)?.configuration
                ?? ControlGroupStyleConfiguration(
                    content: .init(content: AnyView(content)), label: .init(content: AnyView(EmptyView()))))
    }
}

/// What a control group holds that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    nonisolated init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    @MainActor public var body: some View { content }
}

@MainActor
private protocol ControlGroupParts {
    var configuration: ControlGroupStyleConfiguration { get }
}

extension LabeledControlGroupContent: ControlGroupParts {
    @MainActor fileprivate var configuration: ControlGroupStyleConfiguration {
        ControlGroupStyleConfiguration(
            content: .init(content: AnyView(content)), label: .init(content: AnyView(label)))
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style was given to show, in the style outside of that one; its label is not taken along.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) { content = configuration.content }
}

extension ControlGroup {
    /// The label is what the group is called where it is a menu, and what assistive technology is told.
    public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}
