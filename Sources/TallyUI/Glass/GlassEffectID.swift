public import TallyCore

extension View {
    /// Has the view take the place of one with the same id that goes while it comes, and go from there to its own; nil: none.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassIDModifier(id: id, namespace: namespace))
    }
}

private struct GlassIDModifier<ID: Hashable & Sendable>: ViewModifier {
    let id: ID?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        if let id { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
    }
}
