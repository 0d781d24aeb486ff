@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

extension View {
    /// Opens a menu beside the view on a long press, or a press of the mouse's second button; without items there is
    /// none. A view that is a row of a list is pressed anywhere in the row.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let items = menuItems()
        return modifier(making { ContextMenuModifier(items: items) })
    }

    /// Opens the same menu; the preview is not shown, the view stays where it is.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }

    /// Gives the rows of lists and tables in the view a menu, and says what a press on one does.
    ///
    /// It is for those with a selection of the type. A menu of a row's own comes before it.
    ///
    /// - Parameters:
    ///   - menu: Given what the menu is for when it opens: all that is selected if the row is, and else the row alone.
    ///   - primaryAction: Given the row that is pressed, which is not selected then; in edit mode it is. Nil: a press selects.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(\.selectionMenu, SelectionMenu(menu, primaryAction))
    }
}

struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: Items
    @State private var isOpen = false
    private let level = NodeMemory<RowLevel>()
    @Environment(\.isInList) private var isInList

    init(items: Items) { self.items = items }

    private var isRow: Bool { isInList && level.wrapped.isRow }
    private func open(_ tag: AnyHashable?) { isOpen = true }

    func body(content: Content) -> some View {
        if Items.self == EmptyView.self {
            content
        } else {
            content
                .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true }, isEnabled: !isRow)
                .modifier(SecondaryPressModifier { isOpen = true })
                .modifier(RowMenuMark(open: isRow ? open : nil))
                .modifier(FloatingModifier(.menu, $isOpen) { place in MenuFace(place: place, content: items) })
        }
    }
}

/// Acts when the second button of a mouse goes down on the view.
private nonisolated struct SecondaryPressModifier: ElementModifier {
    typealias Body = Never
    let action: @MainActor () -> Void

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        SecondaryPressSlot(element, applied)
    }
}

/// What a press of the mouse's second button acts on.
@MainActor
protocol SecondaryPressResponder: Slot {
    var takesSecondaryPress: Bool { get }
    func secondaryPressed()
}

private final class SecondaryPressSlot: Slot, SecondaryPressResponder {
    var takesSecondaryPress: Bool { applied.environment.isEnabled }
    func secondaryPressed() { (applied as? TypedAppliedModifier<SecondaryPressModifier>)?.modifier.action() }
}

extension Runtime {
    /// Opens the innermost context menu at a point where the second button of a mouse goes down.
    package func secondaryPress(at point: Point) {
        let slots = root.hit(point)?.slots ?? []
        let responders = slots.lazy.compactMap { $0 as? any SecondaryPressResponder }
        hosting { responders.first(where: \.takesSecondaryPress)?.secondaryPressed() }
    }
}
