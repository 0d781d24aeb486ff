/// A corner of constant radius, or one whose curvature grows and falls without a jump.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous
}
