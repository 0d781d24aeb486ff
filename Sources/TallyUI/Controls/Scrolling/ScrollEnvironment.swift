public import Foundation

/// When the bars of scroll views are seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let shows: Bool
    /// While something scrolls.
    public static let automatic = ScrollIndicatorVisibility(shows: true)
    public static let visible = ScrollIndicatorVisibility(shows: true)
    public static let hidden = ScrollIndicatorVisibility(shows: false)
    public static let never = ScrollIndicatorVisibility(shows: false)
}

/// What of a scroll view margins apply to.
public struct ContentMarginPlacement: Sendable {
    let isOfContent: Bool
    public static let automatic = ContentMarginPlacement(isOfContent: true)
    public static let scrollContent = ContentMarginPlacement(isOfContent: true)
    public static let scrollIndicators = ContentMarginPlacement(isOfContent: false)
}

private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct IndicatorsKey: EnvironmentKey { static let defaultValue = true }
private struct ClipDisabledKey: EnvironmentKey { static let defaultValue = false }
private struct MarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private struct AnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }

extension EnvironmentValues {
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    var showsScrollIndicators: Bool {
        get { self[IndicatorsKey.self] }
        set { self[IndicatorsKey.self] = newValue }
    }

    var isScrollClipDisabled: Bool {
        get { self[ClipDisabledKey.self] }
        set { self[ClipDisabledKey.self] = newValue }
    }

    var contentMargins: EdgeInsets {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }

    var defaultScrollAnchor: UnitPoint? {
        get { self[AnchorKey.self] }
        set { self[AnchorKey.self] = newValue }
    }
}

extension View {
    /// Whether the bars of scroll views inside are seen while they scroll. The axes are not told apart.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        environment(\.showsScrollIndicators, visibility.shows)
    }

    /// Keeps the person from scrolling the scroll views inside; `ScrollViewProxy` still does.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Lets scroll views inside draw beyond their windows; nothing is hit there.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Where the scroll views inside stand at first. Nil: at their start.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }

    /// Space around the content of the scroll views inside, which scrolls with it. The bars keep their place.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement.isOfContent else { return }
            let insets = insets.sane
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? _PaddingLayout.standard
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
