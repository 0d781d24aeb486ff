import TallyCore
import TallyUI

/// Tabs with something said of each.
nonisolated struct ModifiedTabs<C: TabContent, Views: View>: TabContent {
    typealias TabValue = C.TabValue
    let content: C
    let change: @MainActor (C._TabViews) -> Views

    @MainActor var body: Never { return fatalError("A modified tab has no body.") }
    @MainActor var _tabViews: Views { change(content._tabViews) }
}

extension TabContent {
    /// Shows a number at the tab's icon; 0 shows none.
    public nonisolated func badge(_ count: Int) -> some TabContent<Self.TabValue> {
        ModifiedTabs(content: self) { $0.badge(count) }
    }

    /// Shows a text at the tab's icon; nil shows none.
    public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
        ModifiedTabs(content: self) { $0.badge(label) }
    }

    /// Shows a text at the tab's icon; nil shows none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue> {
        badge(key.map { Text($0) })
    }

    /// Shows a text at the tab's icon; nil shows none.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<Self.TabValue> {
        badge(label.map { Text($0) })
    }

    /// Takes the tab away, out of the bar too.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
        ModifiedTabs(content: self) { views in hidden ? nil : Optional(views) }
    }

    /// Whether the tab cannot be chosen, and what is in it cannot be used.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
        ModifiedTabs(content: self) {
            $0.disabled(disabled).layoutValue(key: TabDisabledKey.self, value: disabled)
        }
    }
}

/// Whether the bar does not choose the tab.
struct TabDisabledKey: LayoutValueKey {
    static let defaultValue = false
}
