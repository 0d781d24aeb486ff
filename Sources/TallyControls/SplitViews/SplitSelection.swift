import TallyCore
import TallyUI

/// Tells the split view around a list whether something is selected in it.
struct SplitSelection: ViewModifier {
    let selection: ListSelection?
    @Environment(\.splitPlace) private var place

    init(selection: ListSelection?) { self.selection = selection }

    func body(content: Content) -> some View {
        if let place, let selection {
            content
                .transformEnvironment(\.splitPlace) { $0?.selection = selection }
                .modifier(SelectionWatch(place: place, selected: selection.tags(), clear: selection.clear))
        } else {
            content
        }
    }
}

private struct SelectionWatch: ViewModifier {
    let place: SplitPlace
    let selected: Set<AnyHashable>
    let clear: () -> Void
    @State private var isKnown = false

    init(place: SplitPlace, selected: Set<AnyHashable>, clear: @escaping () -> Void) {
        self.place = place
        self.selected = selected
        self.clear = clear
    }

    func body(content: Content) -> some View {
        content.onChange(of: selected, initial: true) { before, selected in
            // What is selected from the start is there at once, and nothing selected then says nothing.
            var transaction = Transaction()
            transaction.disablesAnimations = !isKnown
            withTransaction(transaction) {
                place.model.selectionChanged(
                    in: place.column, to: selected.isEmpty ? (isKnown ? .nothing : .nothingYet) : .something,
                    clear: clear)
            }
            isKnown = true
        }
    }
}
