import TallyCore

extension View {
    /// Changes nothing: nothing is shown under a pointer, and the view stays as it is.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Changes nothing: nothing is shown under a pointer, and the view stays as it is.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }
}

/// How a view shows that a pointer is over it; accepted, and not shown.
public struct HoverEffect: Sendable {
    private enum Kind: Sendable { case automatic, highlight, lift }
    private let kind: Kind
    public static let automatic = HoverEffect(kind: .automatic)
    public static let highlight = HoverEffect(kind: .highlight)
    public static let lift = HoverEffect(kind: .lift)
}
