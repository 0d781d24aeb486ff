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

private struct VerticalIndicatorsKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private struct HorizontalIndicatorsKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }

extension EnvironmentValues {
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }

    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the bars of scroll views inside are seen while they scroll, along some axes.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) {
            if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        }
    }
}
