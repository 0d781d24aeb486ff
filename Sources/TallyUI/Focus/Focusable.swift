@_spi(Runtime) import TallyCore

extension View {
    /// Lets the view have the focus: with Tab, by a press, or from a focus state.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets the view have the focus. The interactions are of no account: Tab, a press and focus states bring it.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

/// What a view wants the focus for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic = FocusInteractions(rawValue: 3)
}

/// Lets a view have the focus and, for controls, use keys.
package nonisolated struct FocusableModifier: ElementModifier {
    package typealias Body = Never
    var isFocusable = true
    /// Of a control that has a use for keys.
    package var keyPressed: (@MainActor (KeyEquivalent, EventModifiers) -> Bool)?

    package init(isFocusable: Bool = true, keyPressed: (@MainActor (KeyEquivalent, EventModifiers) -> Bool)? = nil) {
        self.isFocusable = isFocusable
        self.keyPressed = keyPressed
    }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        FocusableSlot(element, applied)
    }
}

final class FocusableSlot: Slot, KeyResponder {
    private var modifier: FocusableModifier? { (applied as? TypedAppliedModifier<FocusableModifier>)?.modifier }
    var takesFocus: Bool { modifier?.isFocusable ?? false }
    /// Who types goes on typing, whatever control is pressed meanwhile.
    var takesFocusWhenPressed: Bool {
        takesFocus && !(modifier?.keyPressed != nil && element.runtime.focused?.takesText == true)
    }

    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        modifier?.keyPressed?(key, modifiers) ?? false
    }

    override func destroy() { element.runtime.keyResponderWent(self) }
}
