/// Whether a person asks for bold texts.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}
