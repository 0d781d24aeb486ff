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
public struct HoverEffect {
    private enum Kind: Sendable { case automatic, highlight, lift }
    private let kind: Kind
    public static var automatic: HoverEffect { HoverEffect(kind: .automatic) }
    public static var highlight: HoverEffect { HoverEffect(kind: .highlight) }
    public static var lift: HoverEffect { HoverEffect(kind: .lift) }
}
