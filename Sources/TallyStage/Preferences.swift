public import Foundation

/// What a person and their system have chosen, as the views find it in the environment.
public struct Preferences: Equatable, Sendable {
    public var reduceMotion = false
    /// Whether transitions that move are replaced by fades.
    public var prefersCrossFadeTransitions = false
    public var colorScheme = ColorScheme.light
    public var locale = Locale(identifier: "en_US")
    public var timeZone = TimeZone.gmt
    public var layoutDirection = LayoutDirection.leftToRight
    public var typeSize = DynamicTypeSize.large
    public var scenePhase = ScenePhase.active
    /// Whether the size of a text is rounded up to whole pixels, as Apple's SwiftUI rounds it; a text of many lines is then no
    /// multiple of one of a single line. Else sizes are the font's.
    public var roundsTextSizes = false
    /// Whether nothing is to be told by colours alone. It only informs, as do those below, but where they say more.
    public var differentiateWithoutColor = false
    /// Whether grounds are to be opaque: materials are.
    public var reduceTransparency = false
    public var invertColors = false
    public var showButtonShapes = false
    public var dimFlashingLights = false
    public var playAnimatedImages = true
    public var increaseContrast = false
    /// Whether texts are bold: their fonts are two weights heavier.
    public var boldText = false
    /// What assistive technology is at work, as views are told.
    public var assistiveTechnologies: AccessibilityTechnologies = []
    /// What views can paste, and where they copy to.
    public var pasteboard: String?
    /// What the stage is cleared to; nil: white, or black in the dark.
    public var background: Color.Resolved?

    public init() {}

    /// Returns whether views see no difference: what can be pasted is asked for when it is.
    func isShownAs(_ other: Preferences) -> Bool {
        var other = other
        other.pasteboard = pasteboard
        return self == other
    }

    private var accessibilitySettings: AccessibilitySettings {
        var settings = AccessibilitySettings()
        settings.differentiatesWithoutColor = differentiateWithoutColor
        settings.reducesTransparency = reduceTransparency
        settings.invertsColors = invertColors
        settings.showsButtonShapes = showButtonShapes
        settings.dimsFlashingLights = dimFlashingLights
        settings.playsAnimatedImages = playAnimatedImages
        settings.increasesContrast = increaseContrast
        settings.hasVoiceOver = assistiveTechnologies.contains(.voiceOver)
        settings.hasSwitchControl = assistiveTechnologies.contains(.switchControl)
        return settings
    }

    @MainActor func environment(scale: CGFloat, size: CGSize) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = locale
        values.calendar = locale.calendar
        values.timeZone = timeZone
        values.colorScheme = colorScheme
        values.layoutDirection = layoutDirection
        values.dynamicTypeSize = typeSize
        values.scenePhase = scenePhase
        values.displayScale = scale
        values.setSizeClasses(for: size)
        values.setReduceMotion(reduceMotion)
        values.setPrefersCrossFade(prefersCrossFadeTransitions)
        values.roundsTextSizes = roundsTextSizes
        if boldText { values.legibilityWeight = .bold }
        values.accessibilitySettings = accessibilitySettings
        if let background { values.stageGround = background }
        return values
    }
}
