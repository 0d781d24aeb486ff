internal import Foundation

extension CALayer {
    final func changeLook<V: Equatable>(
        _ property: LayerProperty, _ key: String, _ value: V, _ path: WritableKeyPath<LayerValues.Look, V>
    ) {
        if value == modelValues.appearance[keyPath: path] { return }
        change(property, key, .body) { $0.appearance[keyPath: path] = value }
    }

    /// Sets a value: what the change is animated by is asked for before, and runs afterwards.
    package final func change(
        _ property: LayerProperty, _ key: String, _ what: LayerChange, _ set: (inout LayerValues) -> Void
    ) {
        if isShown, committed == nil { committed = shownValues }
        let implicit = beginChange(property, key)
        let wasOutOfPlane = property == .transform && modelValues.isOutOfPlane
        set(&modelValues)
        changed(what)
        if property.reorders || property == .transform && (wasOutOfPlane || modelValues.isOutOfPlane) {
            parent?.changed(.children)
        }
        if property == .transform, keepsDepth { changed(.children) }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        if property == .bounds, marks.waitsForRoom, !modelValues.bounds.isEmpty {
            marks.waitsForRoom = false
            setNeedsDisplay()
        }
        if let implicit { implicit.run(forKey: key, object: self, arguments: nil) }
        if property == .hidden, isShown { happens(modelValues.isHidden ? kCAOnOrderOut : kCAOnOrderIn) }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
}
