/// What happens to something drawn where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored under the given direction.
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
