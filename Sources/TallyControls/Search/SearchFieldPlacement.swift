import TallyCore

/// Where a search field stands: always below the title in the bar of the screen.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field goes out of sight when the content is scrolled.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let scrolls: Bool

        /// The field goes out of sight with the content's first points, and comes back with them.
        public static let automatic = NavigationBarDrawerDisplayMode(scrolls: true)
        /// The field stays, below the title.
        public static let always = NavigationBarDrawerDisplayMode(scrolls: false)
    }

    let displayMode: NavigationBarDrawerDisplayMode

    public static let automatic = SearchFieldPlacement(displayMode: .automatic)
    public static let toolbar = SearchFieldPlacement(displayMode: .automatic)
    public static let sidebar = SearchFieldPlacement(displayMode: .automatic)
    public static let navigationBarDrawer = SearchFieldPlacement(displayMode: .automatic)

    public static func navigationBarDrawer(
        displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        SearchFieldPlacement(displayMode: displayMode)
    }
}
