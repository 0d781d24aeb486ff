extension Font {
    /// The character of the system's font.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }
}
