import Foundation

extension View {
    /// A number at the trailing end of the row, or on the tab, that the view is; 0: none. Elsewhere none is shown.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(onMain { BadgeModifier(badge: count == 0 ? nil : Text(count, format: .number)) })
    }

    /// A text at the trailing end of the row, or on the tab, that the view is; nil: none. Elsewhere none is shown.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(onMain { BadgeModifier(badge: label) }) }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

private struct BadgeModifier: ViewModifier {
    let badge: Text?
    @Environment(\.isInList) private var isInList

    init(badge: Text?) { self.badge = badge }

    func body(content: Content) -> some View {
        if isInList, let badge {
            HStack(spacing: 8) {
                content
                Spacer(minLength: 0)
                badge.foregroundStyle(.secondary)
            }
        } else {
            content.layoutValue(key: TabBadgeKey.self, value: isInList ? nil : badge)
        }
    }
}
