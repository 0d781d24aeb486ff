extension View {
    /// A long press on the view opens a menu beside it; without items there is none. A view that is a row of a list is
    /// pressed anywhere in the row.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        nonisolated(unsafe) let items = menuItems()
        return modifier(onMain { ContextMenuModifier(items: items) })
    }

    /// The same; the preview is not shown, the view stays where it is.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: Items
    @State private var isOpen = false
    private let level = NodeMemory<RowLevel>()
    @Environment(\.isInList) private var isInList

    init(items: Items) { self.items = items }

    private var isRow: Bool { isInList && level.wrapped.isRow }
    private func open() { isOpen = true }

    func body(content: Content) -> some View {
        if Items.self == EmptyView.self {
            content
        } else {
            content
                .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: !isRow)
                .modifier(RowMenuMark(open: isRow ? open : nil))
                .modifier(FloatingModifier(.menu, $isOpen) { place in MenuFace(place: place, content: items) })
        }
    }
}
