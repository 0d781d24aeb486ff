/// How the title of a navigation bar is shown.
public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable {
        /// The title is as on the screen below; large on the root.
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// The title stands in a line of its own.
        case large
    }
}
