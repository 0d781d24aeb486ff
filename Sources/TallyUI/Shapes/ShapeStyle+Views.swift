import TallyCore

extension _PrimitiveView where Self: ShapeStyle {
    /// Shows a style as a view that fills the space that it is given.
    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        ShapeElement.reconcile(Rectangle(), .fill(FillStyle()), update.environment.concreteStyle(view), node, &update)
    }
}

extension Color: _PrimitiveView {}
extension LinearGradient: _PrimitiveView {}
extension RadialGradient: _PrimitiveView {}
extension AngularGradient: _PrimitiveView {}
extension EllipticalGradient: _PrimitiveView {}
extension MeshGradient: _PrimitiveView {}
