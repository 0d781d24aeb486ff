/// In which order the items of a menu stand. They stand as they are written, whatever the order.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let rank: Int
    public static let automatic = MenuOrder(rank: 0)
    public static let priority = MenuOrder(rank: 1)
    public static let fixed = MenuOrder(rank: 2)
}

private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
    /// Of no account: items stand as they are written.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Of no account: items stand as they are written.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
