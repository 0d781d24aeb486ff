/// Which columns of a split view are shown, where there is room for several.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let columns: Int

    private init(columns: Int) { self.columns = columns }

    /// All, unless there are three and less than 1,000 points for them: then the two at the trailing side.
    public static var automatic: NavigationSplitViewVisibility { .init(columns: 0) }
    public static var all: NavigationSplitViewVisibility { .init(columns: 3) }
    /// The two at the trailing side; of two columns both.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(columns: 2) }
    public static var detailOnly: NavigationSplitViewVisibility { .init(columns: 1) }
}
