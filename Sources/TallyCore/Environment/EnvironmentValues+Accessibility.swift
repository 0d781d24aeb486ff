private struct AccessibilitySettingsKey: EnvironmentKey { static let defaultValue = AccessibilitySettings() }
private struct LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }

/// What a person asks of all programs, so that they can use them.
package struct AccessibilitySettings: Equatable, Sendable {
    package var differentiatesWithoutColor = false
    package var reducesTransparency = false
    package var invertsColors = false
    package var showsButtonShapes = false
    package var dimsFlashingLights = false
    package var playsAnimatedImages = true
    package var increasesContrast = false
    package var hasVoiceOver = false
    package var hasSwitchControl = false

    package init() {}
}

extension EnvironmentValues {
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Whether the person asked that nothing be told by colours alone. It only informs.
    public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiatesWithoutColor }
    /// Whether the person asked for opaque grounds: materials are.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }
    /// Whether the person sees colours inverted. It only informs.
    public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }
    /// Whether the person asked that buttons be told by their shapes. It only informs.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
    /// Whether the person asked that flashing pictures be dimmed. It only informs.
    public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimsFlashingLights }
    /// Whether pictures that move are to move by themselves. It only informs.
    public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.playsAnimatedImages }
    /// Whether something speaks what is shown, or the person works the program by switches.
    public var accessibilityEnabled: Bool {
        accessibilitySettings.hasVoiceOver || accessibilitySettings.hasSwitchControl
    }
    /// Whether a long press shows the icons of bars large: nothing does here.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether something speaks what is shown.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.hasVoiceOver }
    /// Whether the person works the program by switches.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.hasSwitchControl }
    /// How far colours are to be apart. It only informs.
    public var colorSchemeContrast: ColorSchemeContrast {
        accessibilitySettings.increasesContrast ? .increased : .standard
    }

    /// Whether texts are bold, whose fonts are two weights heavier then; nil: nothing is asked for.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
