import TallyCore

private struct WindowSettingsKey: EnvironmentKey { static let defaultValue = WindowSettings() }

extension EnvironmentValues {
    /// What the scenes around have said of the window.
    var windowSettings: WindowSettings {
        get { self[WindowSettingsKey.self] }
        set { self[WindowSettingsKey.self] = newValue }
    }
}

extension RootView {
    /// Takes a window's settings; the first window of a program is the one that is shown. Returns false for the others.
    func takeWindow(_ node: _ViewNode, _ settings: WindowSettings) -> Bool {
        if let windowNode, windowNode.isAlive, windowNode !== node { return false }
        windowNode = node
        if settings != window {
            window = settings
            runtime.host.send(.window(settings))
        }
        return true
    }
}
