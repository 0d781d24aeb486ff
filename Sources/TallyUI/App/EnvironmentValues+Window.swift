@_spi(Runtime) import TallyCore

private struct WindowSettingsKey: EnvironmentKey { static let defaultValue = WindowSettings() }

/// The environment as it was before a program's scenes said anything.
@MainActor
package final class ProgramBase {
    let storage: EnvironmentStorage?
    init(_ storage: EnvironmentStorage?) { self.storage = storage }
}

private struct ProgramBaseKey: EnvironmentKey { static let defaultValue: ProgramBase? = nil }

extension EnvironmentValues {
    /// What the scenes around have said of the window.
    var windowSettings: WindowSettings {
        get { self[WindowSettingsKey.self] }
        set { self[WindowSettingsKey.self] = newValue }
    }

    var programBase: ProgramBase? {
        get { self[ProgramBaseKey.self] }
        set { self[ProgramBaseKey.self] = newValue }
    }
}

extension RootView {
    /// Takes the settings of a program's first window.
    func take(_ settings: WindowSettings) {
        if settings == window { return }
        window = settings
        runtime.host.send(.window(settings))
    }
}
