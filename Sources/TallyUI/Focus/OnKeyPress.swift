public import Foundation
@_spi(Runtime) import TallyCore

nonisolated struct KeyPressModifier: ElementModifier {
    typealias Body = Never
    let phases: KeyPress.Phases
    let matches: @MainActor (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        KeyPressSlot(element, applied)
    }
}

final class KeyPressSlot: Slot, KeyListener {
    func handles(_ press: KeyPress) -> Bool {
        guard let modifier = (applied as? TypedAppliedModifier<KeyPressModifier>)?.modifier,
            modifier.phases.contains(press.phase), applied.environment.isEnabled, modifier.matches(press)
        else { return false }
        return modifier.action(press) == .handled
    }
}

extension View {
    /// Runs the action when the key goes down while the view, or one in it, has the focus.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }) { _ in action() })
    }

    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action))
    }

    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }

    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases, matches: { $0.characters.unicodeScalars.contains(where: characters.contains) },
                action: action))
    }

    /// Runs the action for every key while the view, or one in it, has the focus.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
    }
}
