import TallyCore

/// How large the title in the bar of a screen is.
public struct ToolbarTitleDisplayMode {
    fileprivate let mode: NavigationBarItem.TitleDisplayMode
    fileprivate var isLeading = false

    /// As that of the screen before; large on the first.
    public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
    /// Large below the bar, until the content is scrolled.
    public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
    /// Large in the bar itself, at the leading edge.
    public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .inline, isLeading: true) }
    /// In the bar.
    public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

extension View {
    /// Sets how large the title in the bar of the screen around is.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        let (size, isLeading) = (mode.mode, mode.isLeading)
        return navigationBarChange {
            $0.displayMode = size
            $0.isTitleLeading = isLeading
        }
    }
}
