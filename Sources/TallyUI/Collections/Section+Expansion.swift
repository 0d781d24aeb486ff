import Foundation
import TallyCore

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section whose content is shown while a binding says so. In a list of the style `sidebar` its header has a chevron, and a
    /// tap on it shows and hides the content.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), expansion: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), expansion: isExpanded)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), expansion: isExpanded)
    }
}

private struct SectionsDiscloseKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the headers of sections show and hide their content.
    package var sectionsDisclose: Bool {
        get { self[SectionsDiscloseKey.self] }
        set { self[SectionsDiscloseKey.self] = newValue }
    }
}

/// What a section shows while it is open.
struct ExpandedContent<Content: View>: View {
    let isExpanded: Binding<Bool>
    let content: Content

    var body: some View { if isExpanded.wrappedValue { content } }
}

/// A header that shows and hides the content of its section.
struct SectionDisclosure: ViewModifier {
    let isExpanded: Binding<Bool>
    @Environment(\.sectionsDisclose) private var isShown

    init(isExpanded: Binding<Bool>) { self.isExpanded = isExpanded }

    func body(content: Content) -> some View {
        if isShown {
            HStack(spacing: 8) {
                content
                Spacer(minLength: 0)
                TrailingChevron(width: 6, height: 10, lineWidth: 2)
                    .foregroundStyle(.tint)
                    .modifier(QuarterTurn(isOn: isExpanded.wrappedValue))
                    .accessibilityHidden(true)
            }
            .contentShape(Rectangle())
            .onTapGesture { turn() }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { turn() }
        } else {
            content
        }
    }

    private func turn() { withAnimation { isExpanded.wrappedValue.toggle() } }
}
