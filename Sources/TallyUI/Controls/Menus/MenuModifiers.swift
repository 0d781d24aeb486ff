/// In which order the items of a menu stand. They stand as they are written, whatever the order.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let rank: Int
    public static let automatic = MenuOrder(rank: 0)
    public static let priority = MenuOrder(rank: 1)
    public static let fixed = MenuOrder(rank: 2)
}

/// Whether an item that is chosen closes its menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let isEnabled: Bool?
    public static let automatic = MenuActionDismissBehavior(isEnabled: nil)
    public static let enabled = MenuActionDismissBehavior(isEnabled: true)
    public static let disabled = MenuActionDismissBehavior(isEnabled: false)
}

private struct DismissBehaviorKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }
private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }

    /// Of no account: items stand as they are written.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Of no account: there is no indicator.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Of no account: items stand as they are written.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// `disabled`: the items of menus in the view act, and their menu stays open.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
