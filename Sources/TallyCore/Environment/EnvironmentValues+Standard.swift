import Foundation

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private struct CalendarKey: EnvironmentKey { static let defaultValue = Calendar(identifier: .gregorian) }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private struct CrossFadeKey: EnvironmentKey { static let defaultValue = false }
private struct RoundsTextSizesKey: EnvironmentKey { static let defaultValue = false }
private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct TintKey: EnvironmentKey { static let defaultValue: Tint? = nil }

/// What controls are filled with, and the colour that stands for it where only one can be shown.
private enum Tint {
    case color(Color)
    case style(AnyShapeStyle)
}

extension EnvironmentValues {
    /// The font of texts that bring none. Nil: the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The accent colour; nil: the scheme's, also where the tint is no colour.
    package var tint: Color? {
        get { if case .color(let color) = self[TintKey.self] { color } else { nil } }
        set { self[TintKey.self] = newValue.map(Tint.color) }
    }

    var resolvedTint: ResolvedStyle? {
        switch self[TintKey.self] {
        case .color(let color): color._resolvedStyle(in: self).style
        case .style(let style): style._resolvedStyle(in: self).style
        case nil: nil
        }
    }

    /// What controls are filled with; nil: what is theirs.
    package var tintStyle: AnyShapeStyle? {
        get {
            switch self[TintKey.self] {
            case .color(let color): AnyShapeStyle(color)
            case .style(let style): style
            case nil: nil
            }
        }
        set { self[TintKey.self] = newValue.map { ($0.base as? Color).map(Tint.color) ?? .style($0) } }
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Returns whether leading is at another side than there. Of an environment that is the same it is not asked.
    func isTurned(from other: EnvironmentValues) -> Bool {
        storage !== other.storage && layoutDirection != other.layoutDirection
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The number of device pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The width of one device pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// Whether the person asked for less motion. It only informs: the view decides.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether transitions that move are to be replaced by fades.
    package var prefersCrossFadeTransitions: Bool {
        get { self[CrossFadeKey.self] }
        set { self[CrossFadeKey.self] = newValue }
    }

    /// Whether sizes of texts are rounded up to whole pixels.
    package var roundsTextSizes: Bool {
        get { self[RoundsTextSizesKey.self] }
        set { self[RoundsTextSizesKey.self] = newValue }
    }

    /// How many lines a text may take. Nil: any number; below 1 counts as 1.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The share of its font's size to which a text may shrink rather than lose its end; 1: it does not.
    ///
    /// Held within 0...1; what is not a number counts as 1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set { self[MinimumScaleKey.self] = newValue }
    }

    /// Never so small that there is nothing to be set.
    package var shownMinimumScaleFactor: Double {
        let factor = Double(minimumScaleFactor)
        return factor < 1 ? Swift.max(factor, 0.01) : 1
    }

    /// Extra distance between a text's lines, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Sets the person's wish for less motion, for the host.
    package mutating func setReduceMotion(_ reduces: Bool) { accessibilityReduceMotion = reduces }

    /// Sets the person's wish that what would slide fades, for the host.
    package mutating func setPrefersCrossFade(_ prefers: Bool) { prefersCrossFadeTransitions = prefers }
}
