@_spi(Runtime) import TallyCore

extension TabModel {
    /// Takes note of a stack; where it stands in a tab, and on no screen of another stack, that tab goes back to its first screen.
    func note(_ stack: NavigationModel, on entry: NavigationEntry?) {
        guard entry === outerEntry else { return }
        if firstStacks.contains(where: { $0.model === stack }) { return }
        firstStacks.removeAll { $0.model == nil }
        firstStacks.append(WeakStack(model: stack))
    }

    /// Called when the tab that is shown is chosen once more: its stack goes back to the first screen; where that is on top, what is
    /// scrolled goes back to its start.
    func chooseAgain(_ tag: AnyHashable) {
        let stacks = firstStacks.compactMap(\.model).filter { isIn($0.node, tag) }
        if let stack = stacks.first(where: { $0.live.count > 1 }) { return stack.close(stack.live[1]) }
        let shown = stacks.first?.top?.screen ?? element?.view(of: tag)
        shown.flatMap(Self.firstScroll)?.glideToStart()
    }

    private static func firstScroll(in element: Element) -> ScrollElement? {
        if let scroll = element as? ScrollElement, scroll.axes.contains(.vertical) { return scroll }
        guard let container = element as? ContainerElement else { return nil }
        for inner in container.list.elements {
            if let scroll = firstScroll(in: inner) { return scroll }
        }
        return nil
    }
}
