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

/// How the buttons of menus look. Their label looks as the button style says, whatever the menu style.
@MainActor @preconcurrency
public protocol MenuStyle {}

public struct DefaultMenuStyle: MenuStyle { public nonisolated init() {} }
public struct ButtonMenuStyle: MenuStyle { public nonisolated init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public nonisolated init() {} }

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    @available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension View {
    /// Of no account: the label of a menu is a button, and looks as `buttonStyle(_:)` says.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

    /// Of no account: there is no indicator.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Of no account: items stand as they are written.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// `disabled`: the items of menus in the view act, and their menu stays open.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
