import TallyCore

/// A bar that can be shown or hidden as a whole.
public struct ToolbarPlacement: Equatable {
    enum Bar: Sendable { case navigation, other }
    let bar: Bar

    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .other) }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .other) }
}

extension View {
    /// Items for the bars of the screen around. Outside of a navigation stack nothing shows them.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        let content = content()
        return navigationBarChange { bar in
            var items = _ToolbarItems()
            Content._collect(content, into: &items)
            bar.items += items.entries
            if let menu = items.titleMenu { bar.titleMenu = menu }
        }
    }

    /// Puts a view at the trailing end of the bar of the screen around.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return navigationBarChange { bar in
            bar.items.append(ToolbarEntry(place: .trailing, content: AnyView(content)))
        }
    }

    /// Sets what is drawn behind the bar at the top of the screen; other bars have no ground of their own.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarChange(among: bars) { $0.ground = AnyShapeStyle(style) }
    }

    /// Sets whether the bar at the top of the screen has a ground: what `toolbarBackground(_:for:)` gives, or a
    /// material. `automatic`: what is given is always drawn, and the material where content has scrolled below the bar.
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarChange(among: bars) { $0.groundVisibility = visibility }
    }

    /// Sets whether the bar at the top of the screen is drawn for the light or for the dark; nil: as the screen is.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarChange(among: bars) { $0.colorScheme = colorScheme }
    }

    /// Shows or hides the bar at the top of the screen; other bars are shown where they have items.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationBarChange(among: bars) { $0.isHidden = visibility == .automatic ? nil : visibility == .hidden }
    }

    /// Shows or hides the bar at the top of the screen; other bars are shown where they have items.
    public nonisolated func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarChange(among: bars) { $0.isHidden = visibility == .automatic ? nil : visibility == .hidden }
    }

    /// Sets whether the bar at the top of the screen has a ground, as `toolbarBackground(_:for:)` does.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        navigationBarChange(among: bars) { $0.groundVisibility = visibility }
    }

    /// Items for the bars of the screen around that a person could arrange, where there is a way to.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Takes away what the bars of the split view around have by themselves; nil: nothing.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(RemovesToggle(removes: defaultItemKind != nil))
    }
}
