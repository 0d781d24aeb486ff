extension DisplayList {
    /// Returns the same segments made anew and committed, without anything that is kept from one commit or paint to the
    /// next.
    ///
    /// - Complexity: O(segments).
    package func copy() -> DisplayList {
        let list = DisplayList()
        list.root.take(from: root)
        list.commit()
        return list
    }
}

extension Segment {
    /// Returns a segment that draws what this one does now, whatever becomes of this one.
    ///
    /// - Complexity: O(segments inside).
    package func copy() -> Segment {
        let copy = Segment()
        copy.take(from: self)
        return copy
    }

    fileprivate func take(from other: Segment) {
        content = other.content
        transform = other.transform
        opacity = other.opacity
        clip = other.clip
        effect = other.effect
        projection = other.projection
        if !other.glyphs.isEmpty { setGlyphs(other.glyphs.map { $0.copy() }, color: other.cell.pointee.textColor) }
        label = other.label
        var copies: [Segment] = []
        other.visitChildren { child in
            let copy = Segment()
            copy.take(from: child)
            copies.append(copy)
        }
        setChildren(copies)
    }

    /// Visits the children as they were set, out of the buckets of a long list.
    package func visitChildren(_ body: (Segment) -> Void) {
        for child in children {
            if child.isBucket { child.visitChildren(body) } else { body(child) }
        }
    }
}
