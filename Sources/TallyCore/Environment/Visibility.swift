/// Whether something is shown, or left to whoever shows it.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}
