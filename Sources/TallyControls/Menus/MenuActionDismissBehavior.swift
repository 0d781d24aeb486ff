import TallyCore

/// Whether an item that is chosen closes its menu.
public struct MenuActionDismissBehavior: Equatable {
    private let isEnabled: Bool?
    public static var automatic: MenuActionDismissBehavior { MenuActionDismissBehavior(isEnabled: nil) }
    public static var enabled: MenuActionDismissBehavior { MenuActionDismissBehavior(isEnabled: true) }
    public static var disabled: MenuActionDismissBehavior { MenuActionDismissBehavior(isEnabled: false) }
}

private struct DismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets what becomes of menus in the view when an item acts; with `disabled` they stay open.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
