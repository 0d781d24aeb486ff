public import Foundation

/// A row of views.
nonisolated public struct HStack<Content: View>: _PrimitiveView {
    let layout: HStackLayout
    let content: Content

    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        LayoutView._reconcile(LayoutView(layout: view.layout, content: view.content), node, &update)
    }
}

/// A column of views.
nonisolated public struct VStack<Content: View>: _PrimitiveView {
    let layout: VStackLayout
    let content: Content

    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        LayoutView._reconcile(LayoutView(layout: view.layout, content: view.content), node, &update)
    }
}

/// Views one upon another, the later ones in front.
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
    let layout: ZStackLayout
    let content: Content

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        LayoutView._reconcile(LayoutView(layout: view.layout, content: view.content), node, &update)
    }
}
