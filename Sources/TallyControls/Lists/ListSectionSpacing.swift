import Foundation
import TallyCore
import TallyUI

/// The distance between two sections that stand on cards or bands.
public struct ListSectionSpacing: Sendable {
    /// Points.
    let points: CGFloat

    /// 20 points.
    public static let `default` = ListSectionSpacing(points: 20)
    /// 10 points.
    public static let compact = ListSectionSpacing(points: 10)

    /// A distance in points; what is below 0 or not finite counts as 0, what is beyond a million as that.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(points: spacing.isFinite ? Swift.min(Swift.max(spacing, 0), 1_000_000) : 0)
    }
}

struct ListSectionSpacingKey: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
}

private struct ListSectionSpacingEnvironmentKey: EnvironmentKey { static let defaultValue = ListSectionSpacing.default }

extension EnvironmentValues {
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingEnvironmentKey.self] }
        set { self[ListSectionSpacingEnvironmentKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between sections: of a list between all of them, of a section that above it. Lists whose rows stand
    /// on the plain ground have none.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        layoutValue(key: ListSectionSpacingKey.self, value: spacing.points).environment(\.listSectionSpacing, spacing)
    }

    /// Sets the distance between sections in points; what is below 0 or not finite counts as 0.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}
