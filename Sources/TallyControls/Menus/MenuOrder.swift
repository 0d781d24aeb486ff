import TallyCore

/// In which order the items of a menu stand. They stand as they are written, whatever the order.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let rank: Int
    public static let automatic = MenuOrder(rank: 0)
    public static let priority = MenuOrder(rank: 1)
    public static let fixed = MenuOrder(rank: 2)
}

private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
    /// The order is kept and changes nothing: items stand as they are written.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Keeps the order in the environment; items stand as they are written in any case.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
