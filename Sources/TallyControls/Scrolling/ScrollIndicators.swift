import TallyCore

/// When the bars of scroll views are seen.
public struct ScrollIndicatorVisibility: Equatable {
    let shows: Bool
    /// Bars are seen while something scrolls.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(shows: true) }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(shows: true) }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(shows: false) }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(shows: false) }
}

private struct VerticalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

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
