import TallyCore

extension View {
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayeredModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayeredModifier(layer: overlay, alignment: alignment, isInFront: true))
    }

    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }
}
