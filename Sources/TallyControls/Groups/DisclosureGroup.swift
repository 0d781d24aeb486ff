import TallyCore
import TallyUI

/// A label that shows and hides what belongs to it; `disclosureGroupStyle(_:)` says how.
///
/// In a list the label is a row, pressed anywhere, and each view of the content another one, 20 points further in.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let expansion: Binding<Bool>?
    private let label: Label
    private let content: () -> Content
    @State private var isExpandedByItself = false

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        expansion = nil
        self.content = content
        self.label = label()
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        expansion = isExpanded
        self.content = content
        self.label = label()
    }

    @MainActor public var body: some View {
        let content = content
        StyledControl(
            configuration: DisclosureGroupStyleConfiguration(
                label: .init(content: AnyView(label)), content: .init(content: { AnyView(content()) }),
                isExpanded: expansion ?? $isExpandedByItself))
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
