import TallyCore

/// Keys that activate a control wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the keyboard's layout; of no account here.
    public struct Localization: Hashable, Sendable {
        private let kind: Int
        public static let automatic = Localization(kind: 0)
        public static let withoutMirroring = Localization(kind: 1)
        public static let custom = Localization(kind: 2)
    }

    /// The Escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
    /// The Return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: KeyboardShortcut.Localization

    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

private struct ShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

extension EnvironmentValues {
    /// The shortcut that buttons and toggles here are activated by.
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Has the keys activate the first button or toggle in the view, wherever the focus is.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
