import TallyCore

/// What the person asks of all programs, as the stage or window that plays says; nothing is asked for where none plays.
///
/// A body that reads it here is not evaluated again when it changes; the values of the environment are.
@MainActor @preconcurrency
public enum UIAccessibility {
    private static var environment: EnvironmentValues? { Runtime.current?.root.environment }

    public static var isReduceMotionEnabled: Bool { environment?.accessibilityReduceMotion ?? false }
    public static var isReduceTransparencyEnabled: Bool { environment?.accessibilityReduceTransparency ?? false }
    public static var isVoiceOverRunning: Bool { environment?.accessibilityVoiceOverEnabled ?? false }
    public static var isSwitchControlRunning: Bool { environment?.accessibilitySwitchControlEnabled ?? false }
    public static var isInvertColorsEnabled: Bool { environment?.accessibilityInvertColors ?? false }
    public static var isBoldTextEnabled: Bool { environment?.legibilityWeight == .bold }
    public static var isDarkerSystemColorsEnabled: Bool { environment?.colorSchemeContrast == .increased }
    public static var shouldDifferentiateWithoutColor: Bool {
        environment?.accessibilityDifferentiateWithoutColor ?? false
    }
}
