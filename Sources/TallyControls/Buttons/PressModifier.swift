@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// Follows a press from down to up, and acts if it is released within.
nonisolated struct PressModifier: ElementModifier {
    typealias Body = Never
    /// Whether Tab brings the keyboard's focus here.
    var takesFocus = true
    /// What the press is of a row of a list, if it stands in one; nil: a press of its own wherever it stands.
    var rowPart: RowPart?
    let action: @MainActor () -> Void
    /// Told the tag of the view that is pressed, if it has one.
    var choose: (@MainActor (AnyHashable) -> Void)?
    let pressed: @MainActor (Bool) -> Void

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        PressSlot(element, applied)
    }
}

final class PressSlot: GestureSlot, KeyResponder, PressTarget {
    private var modifier: PressModifier? { (applied as? TypedAppliedModifier<PressModifier>)?.modifier }

    var takesFocus: Bool { modifier?.takesFocus ?? false }
    override var isOfControl: Bool? { true }

    /// Nil where it stands in no row, or is no part of one.
    var rowPart: RowPart? { applied.environment.standsAloneInRow ? nil : modifier?.rowPart }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        guard rowPart != nil, let row else { return SlotRecognizer(PressRecognizer(self), site) }
        return SlotRecognizer(PressRecognizer(PressedRow(row, on: self)), GestureSite(row))
    }

    /// Whether it acts again and again while it is held.
    var repeats: Bool { isReachable && applied.environment.buttonRepeatBehavior == .enabled }

    var shortcut: KeyboardShortcut? { applied.environment.keyboardShortcut }

    func show(_ isPressed: Bool) { modifier?.pressed(isPressed) }
    func act() {
        guard let modifier else { return }
        modifier.action()
        if let choose = modifier.choose, let tag = element.tag, !element.rowTraits.isSelectionDisabled { choose(tag) }
    }

    override func destroy() {
        super.destroy()
        element.runtime.keyResponderWent(self)
    }

    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard key == .space || key == .return else { return false }
        act()
        return true
    }
}
