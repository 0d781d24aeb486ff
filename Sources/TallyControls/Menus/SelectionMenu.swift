import TallyCore
import TallyUI

/// The menu of the rows of a list or a table, and what a press on one does.
struct SelectionMenu {
    private let type: ObjectIdentifier
    /// Returns the items for rows, by their tags; nil: there are none.
    let items: ((Set<AnyHashable>) -> AnyView)?
    /// Given the tag of the row that is pressed; nil: a press selects it.
    let primaryAction: ((Set<AnyHashable>) -> Void)?

    init<I: Hashable, M: View>(
        _ menu: @escaping (Set<I>) -> M, _ primaryAction: ((Set<I>) -> Void)?
    ) {
        type = ObjectIdentifier(I.self)
        func typed(_ tags: Set<AnyHashable>) -> Set<I> { Set(tags.compactMap { $0.base as? I }) }  // order: a set again
        items = M.self == EmptyView.self ? nil : { AnyView(menu(typed($0))) }
        self.primaryAction = primaryAction.map { action in { action(typed($0)) } }
    }

    /// Whether it is for lists whose rows are selected by values of a type.
    func isFor<V: Hashable>(_ type: V.Type) -> Bool { self.type == ObjectIdentifier(type) }
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// That of the lists and tables inside.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

/// A row with the menu of its list. A menu of its own comes before it.
struct SelectionMenuRow: ViewModifier {
    let menu: SelectionMenu
    let selection: ListSelection
    /// The tags of the rows that the menu is open for.
    @State private var tags: Set<AnyHashable> = []
    @State private var isOpen = false
    @State private var opening = MenuOpening.beside

    init(menu: SelectionMenu, selection: ListSelection) {
        self.menu = menu
        self.selection = selection
    }

    func body(content: Content) -> some View {
        if let items = menu.items {
            content
                .modifier(RowMenuMark(open: open))
                .modifier(
                    FloatingModifier(opening.kind, $isOpen) {
                        ContextMenuFace<AnyView, EmptyView>(
                            place: $0, opening: opening, items: items(tags), preview: nil)
                    })
        } else {
            content
        }
    }

    private func open(_ tag: AnyHashable?, _ opening: MenuOpening) {
        guard let tag else { return }
        self.opening = opening
        let selected = selection.tags()
        tags = selected.contains(tag) ? selected : [tag]
        isOpen = true
    }
}

extension ListSelection {
    /// Acts on a press in place of selecting, unless the list is edited.
    func acting(_ menu: SelectionMenu?) -> ListSelection {
        guard let action = menu?.primaryAction else { return self }
        var selection = self
        selection.choose = { [choose] tag, isEditing in
            if isEditing { choose(tag, true) } else { action([tag]) }
        }
        return selection
    }
}
