import TallyCore
import TallyUI

extension View {
    /// Sets the title of the screen, in the bar and on the back button of the next screen. The innermost one counts.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    public nonisolated func navigationTitle(_ title: Text) -> some View { navigationBarChange { $0.title = title } }

    /// Shows the text that the binding holds. It is not edited in the bar.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(making { BoundTitleModifier(title: title) })
    }
}

private struct BoundTitleModifier: ViewModifier {
    let title: Binding<String>
    func body(content: Content) -> some View { content.navigationTitle(Text(title.wrappedValue)) }
}
