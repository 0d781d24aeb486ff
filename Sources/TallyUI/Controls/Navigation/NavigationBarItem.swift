/// How the title of a navigation bar is shown.
public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable {
        /// As on the screen below; large on the root.
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// In a line of its own.
        case large
    }
}
