@_spi(Runtime) import TallyCore
import TallyScene

private struct StageGroundKey: EnvironmentKey { static let defaultValue: Color.Resolved? = nil }

extension EnvironmentValues {
    /// What the stage is cleared to; nil: the colour scheme's ground.
    package var stageGround: Color.Resolved? {
        get { self[StageGroundKey.self] }
        set { self[StageGroundKey.self] = newValue }
    }
}

extension Runtime {
    /// What is seen where no view is: white, or black in the dark, where the stage is told nothing else.
    package var stageGround: RGBA {
        if let color = root.environment.stageGround { return color.rgba }
        return (root.preferredColorScheme ?? root.environment.colorScheme) == .dark ? .black : .white
    }
}
