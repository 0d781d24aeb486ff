public import Foundation

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
    /// Where `AppStorage` keeps values that name no store.
    package var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Keeps what the view's `AppStorage` properties hold, where they name no store of their own, in this one.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
