/// Where the lines of a text stand that are shorter than its widest.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}
