import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

extension View {
    /// Shows a number at the trailing end of the row, or on the tab, that the view is; 0 shows none. Elsewhere none is
    /// shown.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(making { BadgeModifier(badge: count == 0 ? nil : Text(count, format: .number)) })
    }

    /// Shows a text at the trailing end of the row, or on the tab, that the view is; nil shows none. Elsewhere none is
    /// shown.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(making { BadgeModifier(badge: label) }) }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

private struct BadgeModifier: ViewModifier {
    let badge: Text?
    @Environment(\.isInList) private var isInList

    init(badge: Text?) { self.badge = badge }

    private var rowBadge: Text? { isInList ? badge : nil }

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.rowBadge) { if let rowBadge { $0 = rowBadge } }
            .layoutValue(key: TabBadgeKey.self, value: isInList ? nil : badge)
            .modifier(RowBadge(badge: rowBadge))
    }
}

private struct RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    /// What a row that shows its badge itself is to show.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

/// Whether a view shows the badge of its row itself: a link does, before its arrow.
struct ShowsBadgeKey: LayoutValueKey {
    static let defaultValue = false
}
