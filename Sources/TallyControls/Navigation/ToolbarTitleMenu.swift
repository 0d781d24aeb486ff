import TallyCore

/// A menu that the title in the bar opens.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
    private let content: Content

    /// No menu of one's own.
    public init() where Content == EmptyView { content = EmptyView() }

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: Never { fatalError("A toolbar's title menu has no body.") }

    @MainActor public static func _collect(_ menu: Self, into items: inout _ToolbarItems) {
        if Content.self != EmptyView.self { items.titleMenu = AnyView(menu.content) }
    }
}

extension View {
    /// Sets a menu that a tap on the title in the bar opens; an arrow beside the title tells of it.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let content = content()
        return navigationBarChange { $0.titleMenu = AnyView(content) }
    }
}
