public import Foundation

/// A row of views.
nonisolated public struct HStack<Content: View>: _PrimitiveView, LayoutContainer {
    package let layout: HStackLayout
    package let content: Content

    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A column of views.
nonisolated public struct VStack<Content: View>: _PrimitiveView, LayoutContainer {
    package let layout: VStackLayout
    package let content: Content

    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Views one upon another, the later ones in front.
nonisolated public struct ZStack<Content: View>: _PrimitiveView, LayoutContainer {
    package let layout: ZStackLayout
    package let content: Content

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}
