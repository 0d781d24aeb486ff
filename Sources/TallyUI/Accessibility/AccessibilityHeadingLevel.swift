/// Of which level a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// No level is spoken.
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}
