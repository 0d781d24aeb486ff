import TallyCore

/// Whether a button that is held down acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    enum Kind: Sendable { case automatic, enabled, disabled }

    let kind: Kind
    /// As a button is by itself: it acts once, when it is released.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// The button acts after half a second, ten times a second from then on, and no more when it is released.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// The button acts once, when it is released.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

extension EnvironmentValues {
    /// Whether buttons that are held down act again and again.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in the view act again and again while they are held down.
    ///
    /// They pause while the pointer is outside of them. Scrolling and `disabled` end it.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
