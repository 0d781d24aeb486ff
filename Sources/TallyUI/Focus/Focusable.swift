@_spi(Runtime) import TallyCore

extension View {
    /// Lets the view have the focus: with Tab, by a press, or from a focus state.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableView(isFocusable: isFocusable))
    }

    /// Lets the view have the focus. The interactions are of no account: Tab, a press and focus states bring it.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableView(isFocusable: isFocusable))
    }
}

/// Lets a view have the focus, and tells what is inside whether it has.
nonisolated private struct FocusableView: ViewModifier {
    let isFocusable: Bool
    @FocusState private var isFocused: Bool

    init(isFocusable: Bool) { self.isFocusable = isFocusable }

    func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocused)
            .modifier(FocusableModifier(isFocusable: isFocusable))
            .focused($isFocused)
    }
}

private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the nearest view around that was made `focusable` has the focus, or a view in it.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
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
