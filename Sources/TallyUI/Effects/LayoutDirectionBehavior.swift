import TallyCore

extension View {
    /// Draws the view mirrored where text runs in the direction that the behavior names; it keeps its place. Views order themselves
    /// by the direction without it, and shapes have a `layoutDirectionBehavior` of their own.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirrorModifier(behavior: behavior))
    }
}
