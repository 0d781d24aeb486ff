import TallyCore

/// Whether scrolling by hand takes the keyboard from a field.
public struct ScrollDismissesKeyboardMode: Sendable {
    let dismisses: Bool

    /// Scrolling leaves the keyboard where it is.
    public static var automatic: ScrollDismissesKeyboardMode { .init(dismisses: false) }
    /// As soon as a finger scrolls.
    public static var immediately: ScrollDismissesKeyboardMode { .init(dismisses: true) }
    /// As soon as a finger scrolls: there is no keyboard on the stage that it could push down.
    public static var interactively: ScrollDismissesKeyboardMode { .init(dismisses: true) }
    public static var never: ScrollDismissesKeyboardMode { .init(dismisses: false) }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Sets whether a finger that scrolls in the view takes the keyboard from the field that has it. A wheel does not.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
