public import Foundation
public import TallyCore
package import TallyScene

extension CALayer {
    final func frame(of values: LayerValues) -> CGRect {
        let size = values.bounds.size
        let box = CGRect(
            x: -values.anchorPoint.x * size.width, y: -values.anchorPoint.y * size.height, width: size.width,
            height: size.height)
        var turned = box
        if values.hasMaps, !CATransform3DIsIdentity(values.transform) {
            turned = CGRect(values.transform.space.projection.apply(Rect(box)))
        }
        return turned.offsetBy(dx: values.position.x, dy: values.position.y)
    }

    /// The size that a box of this size has before the transform.
    final func sizeWithoutTransform(of size: CGSize) -> CGSize {
        guard modelValues.hasMaps, !CATransform3DIsIdentity(modelValues.transform) else { return size }
        let map = affineTransform()
        let determinant = map.a * map.d - map.b * map.c
        guard abs(determinant) > 1e-9 else { return size }
        let box = CGRect(origin: .zero, size: size).applying(map.inverted())
        return box.isFinite ? box.size : size
    }

    /// Where the anchor point lies for a frame that is set.
    final func place(of frame: CGRect) -> CGPoint {
        let now = self.frame(of: modelValues)
        let position = modelValues.position
        // The anchor point keeps its place within the box.
        return CGPoint(
            x: frame.minX + (position.x - now.minX), y: frame.minY + (position.y - now.minY))
    }

    /// The transform, where it is a map of the plane; else its part that is.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The layer's space seen from its superlayer's, that one's sublayer transform included.
    package final func mapToParent(_ values: LayerValues, parent: LayerValues?) -> Projection {
        let size = values.bounds.size
        let anchor = (
            x: values.bounds.minX + values.anchorPoint.x * size.width,
            y: values.bounds.minY + values.anchorPoint.y * size.height
        )
        let outer = parent.flatMap { $0.hasMaps && !CATransform3DIsIdentity($0.sublayerTransform) ? $0 : nil }
        if outer == nil, !values.hasMaps {
            return Projection(.translation(x: values.position.x - anchor.x, y: values.position.y - anchor.y))
        }
        return spaceMap(values, parent: outer).projection
    }

    /// The same in space.
    package final func spaceMap(_ values: LayerValues, parent: LayerValues?) -> SpaceTransform {
        let size = values.bounds.size
        var map = SpaceTransform.translation(
            -values.bounds.minX - values.anchorPoint.x * size.width,
            -values.bounds.minY - values.anchorPoint.y * size.height, -values.anchorPointZ)
        if values.hasMaps { map = map.concatenating(values.transform.space) }
        map = map.concatenating(.translation(values.position.x, values.position.y, values.zPosition))
        guard let parent, parent.hasMaps, !CATransform3DIsIdentity(parent.sublayerTransform) else { return map }
        let x = parent.bounds.minX + parent.anchorPoint.x * parent.bounds.width
        let y = parent.bounds.minY + parent.anchorPoint.y * parent.bounds.height
        return map.concatenating(.translation(-x, -y, 0)).concatenating(parent.sublayerTransform.space)
            .concatenating(.translation(x, y, 0))
    }

    /// The way from the layer's space to the outermost one, by what was set.
    private var mapToRoot: Projection {
        var map = Projection()
        var layer: CALayer? = original ?? self
        while let current = layer {
            let values = original == nil ? current.modelValues : current.shownValues
            let next = current.parent ?? current.masked
            map = map.concatenating(
                current.mapToParent(values, parent: next.map { original == nil ? $0.modelValues : $0.shownValues }))
            layer = next
        }
        return map
    }

    /// - Parameter l: nil: the space that the root stands in.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let root = l.map { $0.mapToRoot.apply(Point(p)) ?? Point(p) } ?? Point(p)
        return CGPoint(mapToRoot.unapply(root) ?? root)
    }

    /// - Parameter l: nil: the space that the root stands in.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let root = mapToRoot.apply(Point(p)) ?? Point(p)
        return CGPoint(l.map { $0.mapToRoot.unapply(root) ?? root } ?? root)
    }

    /// Returns the box around the converted rectangle.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { box(r) { convert($0, from: l) } }
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { box(r) { convert($0, to: l) } }

    private func box(_ r: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
            CGPoint(x: r.maxX, y: r.maxY),
        ].map(map)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return r }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    final func hitLayer(_ p: CGPoint) -> CALayer? {
        let isCopy = original != nil
        let layer = original ?? self
        let around = isCopy ? layer.parent?.shownValues : layer.parent?.modelValues
        guard !modelValues.isHidden,
            let inside = mapToParent(modelValues, parent: around).unapply(Point(p)).map({ CGPoint($0) })
        else { return nil }
        if modelValues.masksToBounds && !contains(inside) { return nil }
        for child in layer.childrenInOrder.reversed() {
            if let hit = (isCopy ? child.presentation() ?? child : child).hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

    /// By rising depth, equal ones as they were added. Those that turn out of the plane count by their middles: two do not cut each other.
    final var childrenInOrder: [CALayer] {
        guard children.count > 1 else { return children }
        let own = shownValues
        let space = placesChildrenInSpace(own) ? own : nil
        let first = children[0].depth(in: space)
        guard children.contains(where: { $0.depth(in: space) != first }) else { return children }
        let depths = children.map { $0.depth(in: space) }
        return children.indices.sorted { depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1 }
            .map { children[$0] }
    }

    /// How near its middle is to the eye, to a millionth of a point.
    ///
    /// - Parameter parent: nil: the superlayer's space is flat.
    private func depth(in parent: LayerValues?) -> Double {
        let values = shownValues
        guard parent != nil || values.isOutOfPlane else { return Double(values.zPosition) }
        var map = spaceMap(values, parent: parent)
        var above = self.parent
        while let current = above, current.keepsDepth {
            map = map.concatenating(current.spaceMap(current.shownValues, parent: current.parent?.shownValues))
            above = current.parent
        }
        let depth = map.depth(x: Double(values.bounds.midX), y: Double(values.bounds.midY))
        // Rounding errors of the map order nothing.
        return depth.magnitude < 1e9 ? (depth * 1e6).rounded() / 1e6 : depth
    }

    // MARK: Scrolling

    /// Scrolls the nearest scroll layer around to a point of this layer's space.
    public func scroll(_ p: CGPoint) {
        guard let scroll = scrollLayer else { return }
        scroll.scroll(to: convert(p, to: scroll))
    }

    /// Scrolls the nearest scroll layer around as little as shows the rectangle.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroll = scrollLayer else { return }
        scroll.scroll(to: convert(r, to: scroll))
    }

    private var scrollLayer: CAScrollLayer? {
        var layer = parent
        while let current = layer {
            if let scroll = current as? CAScrollLayer { return scroll }
            layer = current.parent
        }
        return nil
    }

    /// What of the bounds the scroll layer around shows; all where there is none.
    public var visibleRect: CGRect {
        guard let scroll = scrollLayer else { return bounds }
        let shown = scroll.convert(scroll.bounds, to: self).intersection(bounds)
        return shown.isNull ? .zero : shown
    }
}
