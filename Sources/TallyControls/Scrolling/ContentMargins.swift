public import Foundation
import TallyCore
import TallyUI

/// What of a scroll view margins apply to.
public struct ContentMarginPlacement {
    let isOfContent: Bool
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isOfContent: true) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(isOfContent: true) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isOfContent: false) }
}

private struct MarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

extension EnvironmentValues {
    var contentMargins: EdgeInsets {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }
}

extension View {
    /// Puts space around the content of the scroll views inside, which scrolls with it. The bars keep their place.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            guard placement.isOfContent else { return }
            let insets = insets.sanitized
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
