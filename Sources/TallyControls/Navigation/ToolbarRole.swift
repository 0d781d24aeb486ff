import TallyCore

/// What the bar of a screen is for, which says where its title stands.
public struct ToolbarRole: Sendable {
    /// Whether the title stands at the leading edge, and the back button has none.
    let isEditor: Bool

    public static var automatic: ToolbarRole { .init(isEditor: false) }
    /// The title stands in the middle.
    public static var navigationStack: ToolbarRole { .init(isEditor: false) }
    /// The title stands at the leading edge, behind an arrow that goes back.
    public static var browser: ToolbarRole { .init(isEditor: true) }
    /// The title stands at the leading edge, behind an arrow that goes back.
    public static var editor: ToolbarRole { .init(isEditor: true) }
}

extension View {
    /// Sets what the bar of the screen around is for.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        navigationBarChange { $0.isEditor = role.isEditor }
    }
}
