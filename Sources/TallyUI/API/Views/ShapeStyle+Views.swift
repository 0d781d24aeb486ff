extension Color: _PrimitiveView {
    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        ShapeElement.reconcile(Rectangle(), .fill(FillStyle()), update.environment.settled(view), node, &update)
    }
}

extension LinearGradient: _PrimitiveView {
    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        ShapeElement.reconcile(Rectangle(), .fill(FillStyle()), update.environment.settled(view), node, &update)
    }
}

extension RadialGradient: _PrimitiveView {
    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        ShapeElement.reconcile(Rectangle(), .fill(FillStyle()), update.environment.settled(view), node, &update)
    }
}

extension AngularGradient: _PrimitiveView {
    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        ShapeElement.reconcile(Rectangle(), .fill(FillStyle()), update.environment.settled(view), node, &update)
    }
}

extension EllipticalGradient: _PrimitiveView {
    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        ShapeElement.reconcile(Rectangle(), .fill(FillStyle()), update.environment.settled(view), node, &update)
    }
}

extension MeshGradient: _PrimitiveView {
    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        ShapeElement.reconcile(Rectangle(), .fill(FillStyle()), update.environment.settled(view), node, &update)
    }
}
