import TallyCore

/// A bar that can be shown or hidden as a whole.
public struct ToolbarPlacement: Equatable {
    enum Bar: Sendable { case top, bottom, tabs }
    let bar: Bar

    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .top) }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .top) }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
    /// The bar of the tab view around: what is said on a screen of a stack counts while that is the topmost one, what is said on
    /// a tab's view while that is chosen.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
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

    /// Sets what is drawn behind bars; with none named, behind the bar at the top of the screen.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        barChange(bars) { $0.ground = AnyShapeStyle(style) }
    }

    /// Sets whether bars have a ground: what `toolbarBackground(_:for:)` gives, or one of their own; with none named, the bar at the
    /// top of the screen. `automatic`: what is given is always drawn, and their own, a material, where content is below the bar;
    /// that of tabs always.
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barChange(bars) { $0.groundVisibility = visibility }
    }

    /// Sets whether bars are drawn for the light or for the dark; with none named, the one at the top of the screen. nil: as the
    /// screen is.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        barChange(bars) { $0.colorScheme = colorScheme }
    }

    /// Shows or hides bars; with none named, the one at the top of the screen. The bar of tabs goes and comes with the push or pop
    /// of the screen that says so, and otherwise as the transaction says. `automatic`: as the bar has it by itself.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barChange(bars) { $0.isHidden = visibility == .automatic ? nil : visibility == .hidden }
    }

    /// Shows or hides bars; with none named, the one at the top of the screen. The bar of tabs goes and comes with the push or pop
    /// of the screen that says so, and otherwise as the transaction says. `automatic`: as the bar has it by itself.
    public nonisolated func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barChange(bars) { $0.isHidden = visibility == .automatic ? nil : visibility == .hidden }
    }

    /// Sets whether bars have a ground, as `toolbarBackground(_:for:)` does.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barChange(bars) { $0.groundVisibility = visibility }
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
