import TallyCore

extension EnvironmentValues {
    /// Whether `openWindow` opens windows: in the views of an `App`, wherever it is played.
    public var supportsMultipleWindows: Bool { programScenes != nil }
    /// Whether the display is always on and dimmed now: none is.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }
    /// Whether something else records the scene: nobody tells the program.
    public var isSceneCaptured: Bool {
        get { self[SceneCapturedKey.self] }
        set { self[SceneCapturedKey.self] = newValue }
    }
}

private struct LuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
private struct SceneCapturedKey: EnvironmentKey { static let defaultValue = false }
