/// How the title of a navigation bar is shown.
public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable {
        /// As on the screen below; large on the root.
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// In a line of its own.
        case large
    }
}

extension View {
    /// The title of the screen, in the bar and on the back button of the next screen. The innermost one counts.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationBarChange { $0.title = Text(titleKey) }
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

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarChange { $0.displayMode = displayMode }
    }

    /// Without the back button the swipe from the edge does not go back either.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBarChange { $0.isBackButtonHidden = hidesBackButton }
    }

    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationBarChange { $0.isHidden = hidden }
    }
}

private struct BoundTitleModifier: ViewModifier {
    let title: Binding<String>
    func body(content: Content) -> some View { content.navigationTitle(Text(title.wrappedValue)) }
}
