/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    case fill
    case stroke
    case separator
}
