/// One of the columns of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let place: Int

    public static var sidebar: NavigationSplitViewColumn { .init(place: 0) }
    /// The one in the middle of three; of two the sidebar.
    public static var content: NavigationSplitViewColumn { .init(place: 1) }
    public static var detail: NavigationSplitViewColumn { .init(place: 2) }
}
