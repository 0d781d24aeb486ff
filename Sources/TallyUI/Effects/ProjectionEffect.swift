import TallyCore

extension View {
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(making { TransformEffect(transform: transform) })
    }
}
