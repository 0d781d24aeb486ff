import TallyScene

extension Runtime {
    /// The pointer is over a point, or nowhere: whoever it entered or left is told.
    package func hover(at point: Point?) {
        let under = point.flatMap { root.list.hit($0) }?.slots.compactMap { $0 as? HoverSlot } ?? []
        let before = hovered
        hovered = under
        hosting {
            for slot in before where !under.contains(where: { $0 === slot }) { slot.hoverChanged(false) }
            for slot in under where !before.contains(where: { $0 === slot }) { slot.hoverChanged(true) }
        }
    }
}

/// Tells an action when the pointer enters and leaves the view.
nonisolated struct HoverModifier: ElementModifier {
    typealias Body = Never
    let action: (Bool) -> Void

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        HoverSlot(element, entry)
    }
}

final class HoverSlot: Slot {
    func hoverChanged(_ isInside: Bool) {
        guard element.isAlive else { return }
        (entry as? TypedChainEntry<HoverModifier>)?.modifier.action(isInside)
    }
}

extension View {
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}
