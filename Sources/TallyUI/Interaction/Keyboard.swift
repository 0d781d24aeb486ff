import TallyScene

/// A modifier's slot that takes part in what the keyboard does, when it has the focus.
@MainActor
protocol KeyResponder: AnyObject {
    var isEnabled: Bool { get }
    /// True if the key has been used.
    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool
}

extension Runtime {
    /// A key goes down and up: Tab and Shift-Tab move the focus in the order of the views, the rest goes to what has it.
    ///
    /// - Returns: false if nobody used the key.
    @discardableResult
    package func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        if key == .tab { return moveFocus(forward: !modifiers.contains(.shift)) }
        guard let focused, focused.isEnabled else { return false }
        return hosting { focused.keyPressed(key, modifiers) }
    }

    private func moveFocus(forward: Bool) -> Bool {
        var responders: [any KeyResponder] = []
        root.list.collectKeyResponders(into: &responders)
        responders = responders.filter(\.isEnabled)
        guard !responders.isEmpty else { return false }
        let current = responders.firstIndex { $0 === focused }
        let next = current.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : responders.count - 1)
        focused = responders[(next + responders.count) % responders.count]
        return true
    }
}

extension ElementList {
    func collectKeyResponders(into responders: inout [any KeyResponder]) {
        collect()
        for element in elements { element.collectKeyResponders(into: &responders) }
    }
}

extension Element {
    func collectKeyResponders(into responders: inout [any KeyResponder]) {
        childList?.collectKeyResponders(into: &responders)
        for slot in slots {
            slot.backgroundList?.collectKeyResponders(into: &responders)
            if let responder = slot as? any KeyResponder { responders.append(responder) }
            slot.overlayList?.collectKeyResponders(into: &responders)
        }
    }
}
