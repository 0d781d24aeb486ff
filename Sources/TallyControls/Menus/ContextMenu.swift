@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

extension View {
    /// Opens a menu on a long press, or a press of the mouse's second button; without items there is none. A view that is a
    /// row of a list is pressed anywhere in the row.
    ///
    /// A finger lifts the view: it stands over all else, which is blurred, in the shape of its `contentShape(.contextMenuPreview, …)`,
    /// and goes back to its place when the menu is left. What is lifted is a picture of the view. The mouse opens the menu beside
    /// it.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        contextMenu(menuItems(), nil as EmptyView?)
    }

    /// Opens a menu in the same way; a finger lifts the preview in place of the view, out of which it comes, as large as it likes
    /// to be on the stage.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        contextMenu(menuItems(), preview())
    }

    private nonisolated func contextMenu<M: View, P: View>(_ items: M, _ preview: P?) -> some View {
        // unsafe: parts of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let (items, preview) = (items, preview)
        return modifier(making { ContextMenuModifier(items: items, preview: preview) })
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

struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview?
    @State private var isOpen = false
    @State private var opening = MenuOpening.beside
    private let level = NodeMemory<RowLevel>()
    @Environment(\.isInList) private var isInList

    init(items: Items, preview: Preview?) {
        self.items = items
        self.preview = preview
    }

    private var isRow: Bool { isInList && level.wrapped.isRow }

    private func open(_ tag: AnyHashable?, _ opening: MenuOpening) {
        self.opening = opening
        isOpen = true
    }

    func body(content: Content) -> some View {
        if Items.self == EmptyView.self {
            content
        } else {
            content
                .highPriorityGesture(LongPressGesture().onEnded { _ in open(nil, .lifted) }, isEnabled: !isRow)
                .modifier(SecondaryPressModifier { open(nil, .beside) })
                .modifier(RowMenuMark(open: isRow ? open : nil))
                .modifier(
                    FloatingModifier(opening.kind, $isOpen, lifts: !isRow) {
                        ContextMenuFace(place: $0, opening: opening, items: items, preview: preview)
                    })
        }
    }
}

/// How a context menu opens.
enum MenuOpening {
    /// With the view, over all others.
    case lifted
    /// Beside the view, which stays where it is.
    case beside

    var kind: PresentationKind { self == .lifted ? .lift : .menu }
}

/// A context menu that is open.
struct ContextMenuFace<Items: View, Preview: View>: View {
    let place: FloatingPlace
    let opening: MenuOpening
    let items: Items
    let preview: Preview?

    var body: some View {
        switch opening {
        case .lifted: LiftedMenu(place: place, items: items, preview: preview)
        case .beside: MenuFace(place: place, content: items)
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
