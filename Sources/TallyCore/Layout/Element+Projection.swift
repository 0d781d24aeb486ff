import TallyScene

extension Element {
    /// Records as `record` does, where a modifier may map the view in perspective: what it maps becomes one picture.
    func recordProjected() {
        var current = contentSegment
        var map = ShownMap(drawContent())
        isContentStale = false
        var opacity = 1.0
        for slot in effects {
            if let around = slot.around {
                current.place(map, opacity)
                slot.draw(around: current)
                current = around
                map = ShownMap(.identity)
                opacity = 1
            }
            if slot.mapsInside { continue }
            if slot.isProjective {
                map.append(slot.projection)
                opacity *= slot.opacity
            } else {
                slot.apply(to: &map, &opacity)
            }
        }
        current.place(map, opacity * shownShare)
    }
}

extension Slot {
    /// Returns the point inside the slot's map that is shown at a point outside. Nil if there is none.
    package func inside(_ point: Point) -> Point? {
        isProjective ? projection.unapply(point) : transform.inverse?.apply(point)
    }
}

extension Slot {
    fileprivate func apply(to map: inout ShownMap, _ opacity: inout Double) {
        if map.projection == nil { return apply(to: &map.affine, &opacity) }
        var transform = Affine.identity
        apply(to: &transform, &opacity)
        map.append(Projection(transform))
    }
}

/// A map that is affine as long as nothing in it is not.
package struct ShownMap {
    var affine: Affine
    /// Stands for the affine map too, once there is one.
    var projection: Projection?

    package init(_ affine: Affine) { self.affine = affine }

    /// The map in one, and without perspective if it has none.
    package var whole: Projection { projection ?? Projection(affine) }
    package var flat: Affine? { projection.map(\.affine) ?? affine }
    package var isIdentity: Bool { projection == nil && affine == .identity }

    package mutating func append(_ outer: Projection) {
        if let projection {
            self.projection = projection.concatenating(outer)
        } else if let flat = outer.affine {
            affine = affine.concatenating(flat)
        } else {
            projection = Projection(affine).concatenating(outer)
        }
    }
}

extension Segment {
    package func place(_ map: ShownMap, _ opacity: Double) {
        transform = map.projection == nil ? map.affine : .identity
        projection = map.projection
        self.opacity = opacity
    }
}
