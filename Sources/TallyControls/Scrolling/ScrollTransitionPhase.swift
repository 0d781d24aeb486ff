/// Where a view stands in a scroll transition: in view, or beyond one of the two edges.
@frozen
public enum ScrollTransitionPhase: Hashable {
    /// Beyond the top, or beyond the leading edge.
    case topLeading
    /// The view is in view, as far as the transition's threshold says.
    case identity
    /// Beyond the bottom, or beyond the trailing edge.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1 beyond the top leading edge, 0 in view, 1 beyond the bottom trailing one.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
