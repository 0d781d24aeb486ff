@_spi(Runtime) import TallyCore

/// A shape drawn with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        ShapeElement.reconcile(
            view.shape, .fill(view.fillStyle), update.environment.concreteStyle(view.style), node, &update)
    }
}

extension ShapeElement {
    static func reconcile(
        _ shape: S, _ drawing: ShapeDrawing, _ style: ResolvedStyle, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let element: ShapeElement<S>
        if let known = node.element(ShapeElement<S>.self) {
            element = known
        } else {
            element = ShapeElement(shape, node, update)
            node.element = element
        }
        element.update(to: shape, drawing, style, update)
        element.finish(update)
    }
}

extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        ShapeElement.reconcile(view, .fill(FillStyle()), update.environment.concreteForeground, node, &update)
    }
}
