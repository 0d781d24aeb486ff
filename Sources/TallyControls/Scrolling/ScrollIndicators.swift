import TallyCore

/// When the bars of scroll views are seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let shows: Bool
    /// Bars are seen while something scrolls.
    public static let automatic = ScrollIndicatorVisibility(shows: true)
    public static let visible = ScrollIndicatorVisibility(shows: true)
    public static let hidden = ScrollIndicatorVisibility(shows: false)
    public static let never = ScrollIndicatorVisibility(shows: false)
}

private struct IndicatorsKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    var showsScrollIndicators: Bool {
        get { self[IndicatorsKey.self] }
        set { self[IndicatorsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the bars of scroll views inside are seen while they scroll. The axes are not told apart.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        environment(\.showsScrollIndicators, visibility.shows)
    }
}
