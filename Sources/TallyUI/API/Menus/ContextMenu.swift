import TallyScene

extension View {
    /// A long press on the view, or a press of the mouse's second button, opens a menu beside it; without items there is none.
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

    init(items: Items) { self.items = items }

    func body(content: Content) -> some View {
        if Items.self == EmptyView.self {
            content
        } else {
            content
                .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
                .modifier(SecondaryPressModifier { isOpen = true })
                .modifier(FloatingModifier(.menu, $isOpen) { place in MenuFace(place: place, content: items) })
        }
    }
}

/// Acts when the second button of a mouse goes down on the view.
private nonisolated struct SecondaryPressModifier: ElementModifier {
    typealias Body = Never
    let action: @MainActor () -> Void

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        SecondaryPressSlot(element, entry)
    }
}

private final class SecondaryPressSlot: Slot {
    var isEnabled: Bool { entry.environment.isEnabled }
    func act() { (entry as? TypedChainEntry<SecondaryPressModifier>)?.modifier.action() }
}

extension Runtime {
    /// The second button of a mouse goes down: the innermost context menu there opens.
    package func secondaryPress(at point: Point) {
        let slots = root.reached.hit(point)?.slots ?? []
        hosting { slots.lazy.compactMap { $0 as? SecondaryPressSlot }.first(where: \.isEnabled)?.act() }
    }
}
