@_spi(Runtime) import TallyCore
import TallyScene

/// A modifier's slot that takes part in what the keyboard does, when it has the focus.
@MainActor
package protocol KeyResponder: Slot {
    var isEnabled: Bool { get }
    /// Whether Tab, or a focus state, may bring the focus here.
    var takesFocus: Bool { get }
    /// Whether a press on it brings the focus.
    var takesFocusWhenPressed: Bool { get }
    /// Offers a key; returns true if it has been used.
    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool
    /// Called when the focus has come, or has gone.
    func focusChanged(_ hasFocus: Bool)
    /// Called after `focusChanged`, if Tab has brought it.
    func focusCameByTab()
    /// Whether it is typed into: a control that is pressed meanwhile does not take the focus from it.
    var takesText: Bool { get }
    /// What activates it from wherever the focus is.
    var shortcut: KeyboardShortcut? { get }
    /// Activates it.
    func act()
}

extension KeyResponder {
    package var isEnabled: Bool { applied.environment.isEnabled }
    package var takesFocus: Bool { true }
    package var takesFocusWhenPressed: Bool { false }
    package func focusChanged(_ hasFocus: Bool) {}
    package func focusCameByTab() {}
    package var takesText: Bool { false }
    package var shortcut: KeyboardShortcut? { nil }
    package func act() {}
}

/// A modifier's slot that sees keys on their way to what has the focus within.
@MainActor
protocol KeyListener: Slot {
    func handles(_ press: KeyPress) -> Bool
}

extension Runtime {
    /// Handles a key that goes down, or is held and goes down once more; true if it has been used. First asked are
    /// keyboard shortcuts with Command or Control, then the actions for keys around what has the focus from the inside
    /// out, then what has the focus itself, then the other shortcuts; Tab and Shift-Tab that nobody uses move the focus
    /// in the order of the views, Return answers an alert, and Escape ends the topmost presentation. While something is
    /// presented, nothing below it is asked.
    ///
    /// - Returns: false if nobody used the key.
    @discardableResult
    package func keyPressed(_ stroke: KeyStroke) -> Bool {
        hosting {
            if stroke.key == .escape, capture != nil {
                releasePointer()
                return true
            }
            let isCommand = !stroke.modifiers.isDisjoint(with: [.command, .control])
            if isCommand, pressShortcut(stroke) { return true }
            if offer(stroke, stroke.isRepeat ? .repeat : .down) { return true }
            if let focused, focused.isEnabled, focused.keyPressed(stroke.key, stroke.modifiers) { return true }
            if !isCommand, pressShortcut(stroke) { return true }
            if undo(stroke) { return true }
            if stroke.key == .tab { return moveFocus(forward: !stroke.modifiers.contains(.shift)) }
            return root.topLayer?.keyPressed(stroke.key, stroke.modifiers) ?? false
        }
    }

    /// Handles a key that goes up.
    package func keyReleased(_ stroke: KeyStroke) { hosting { _ = offer(stroke, .up) } }

    /// Offers a key to the actions around what has the focus; true if one has used it.
    private func offer(_ stroke: KeyStroke, _ phase: KeyPress.Phases) -> Bool {
        guard let focused, focused.isEnabled else { return false }
        var listeners: [any KeyListener] = []
        focused.site.walk { step, _ in
            if case .slot(let slot) = step, let listener = slot as? any KeyListener { listeners.append(listener) }
            return true
        }
        let press = KeyPress(
            phase: phase, key: stroke.key, characters: stroke.characters, modifiers: stroke.modifiers)
        return listeners.contains { $0.handles(press) }
    }

    /// Activates the first control in the order of the views, and then of the program's commands, that has the shortcut and is
    /// enabled.
    private func pressShortcut(_ stroke: KeyStroke) -> Bool {
        for candidate in focusCandidates + service(CommandStore.self).candidates {
            guard let shortcut = candidate.responder.shortcut, stroke.activates(shortcut) else { continue }
            candidate.responder.act()
            return true
        }
        return false
    }
}
