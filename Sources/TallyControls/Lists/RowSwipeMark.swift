@_spi(Runtime) import TallyCore
import TallyUI

/// Says what a swipe over a row brings to light: over the row that the view is, or over the one in which it stands.
nonisolated struct RowSwipeMark<Actions: View>: ElementModifier {
    typealias Body = Never
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions
    /// True of the Delete of a row that its `ForEach` deletes; it is for the view alone that is a row.
    var isSynthesized = false
    var isOff = false
    /// Counts up when the row is to be opened otherwise than by a finger.
    var opens = 0
    /// Asks for another update, once the containers around the view know their modifiers.
    var askAgain: @MainActor () -> Void = {}

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TypedRowSwipeMarkSlot<Actions>(element, applied)
    }
}

class RowSwipeMarkSlot: Slot {
    /// What is seen beside the row; the row lays it out and draws it.
    fileprivate(set) var list: ElementList?
    fileprivate(set) weak var model: RowSwipeModel?
    fileprivate weak var row: RowSwipesSlot?

    override var measures: Bool { false }

    /// The row that the view is, or that it stands in; a scroll view in the row ends it.
    fileprivate func around(climbs: Bool) -> RowSwipesSlot? {
        var element = element
        var slots = element.slots.dropFirst(level + 1)
        while true {
            for slot in slots {
                if let row = slot as? RowSwipesSlot { return row }
            }
            guard climbs else { return nil }
            if let slot = element.container as? Slot {
                element = slot.element
                slots = element.slots.dropFirst(slot.level + 1)
            } else if let outer = element.container as? Element, !(outer is ScrollElement) {
                element = outer
                slots = outer.slots[...]
            } else {
                return nil
            }
        }
    }

    /// Called when the row goes, before or after the view.
    func rowWent() {
        list?.destroy()
        list = nil
        row = nil
    }

    override func destroy() {
        let row = row
        rowWent()
        row?.remove(self)
    }
}

private final class TypedRowSwipeMarkSlot<Actions: View>: RowSwipeMarkSlot {
    override func apply(isFirst: Bool) {
        let mark = modifier(RowSwipeMark<Actions>.self)
        guard let found = around(climbs: !mark.isSynthesized) else {
            if isFirst, !mark.isSynthesized { element.runtime.afterUpdate(mark.askAgain) }
            return destroy()
        }
        if found !== row {
            destroy()
            row = found
            list = ElementList(runtime: element.runtime, owner: found)
            found.add(self)
        }
        let side = SwipeSide(
            edge: mark.edge, allowsFullSwipe: mark.allowsFullSwipe, actions: mark.actions,
            isSynthesized: mark.isSynthesized, isOff: mark.isOff, opens: mark.opens
        ) { [weak self] in self?.meet($0) }
        list?.reconcile(SwipeSides(side: side), parent: element.node, applied.update)
    }

    private func meet(_ model: RowSwipeModel) {
        self.model = model
        model.slot = row
        row?.swipeChanged()
    }
}

/// What is beside a row at a side, where nothing else is that knows of itself how far the row is moved.
private struct SwipeSides<Actions: View>: View {
    let side: SwipeSide<Actions>

    init(side: SwipeSide<Actions>) { self.side = side }

    var body: some View {
        if side.isSynthesized { side }
        if !side.isSynthesized, side.edge == .leading { side }
        if !side.isSynthesized, side.edge == .trailing { side }
    }
}
